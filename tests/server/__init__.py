"""Tests of the server: real processes, real databases, real sockets."""
