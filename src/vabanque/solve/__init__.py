"""Exact and near-exact solutions of Die oberen 10 000, the coach that uses them, and the study of perfect play."""
