"""People play together: tables, seats, bots, fair dice over HTTP and sockets."""
