"""A table for assistants and language models, by the Model Context Protocol: `vabanque mcp` (docs/agents.md)."""
