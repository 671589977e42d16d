"""The files of deploy/ do what docs/hosting.md says."""
