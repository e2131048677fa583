"""Both ends of a bare WebSocket: a client that costs nearly nothing, and a server that echoes."""
