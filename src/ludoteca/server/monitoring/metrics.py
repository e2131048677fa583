"""Metrics, for hosts who watch their server."""

from prometheus_client import Counter, Gauge, Histogram

# Where several processes serve, counts are added up; what is there now, of those that live.
TABLES = Gauge("ludoteca_tables", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("ludoteca_connections", "Open sockets", multiprocess_mode="livesum")
REQUESTS = Counter("ludoteca_requests", "Requests answered", ["method", "status"])
SECONDS = Histogram("ludoteca_request_seconds", "Time to answer a request")
ENTRIES = Counter("ludoteca_entries", "Entries written to journals")
MESSAGES = Counter("ludoteca_messages", "Messages sent out", ["kind", "outcome"])
REFUSED = Counter("ludoteca_refused", "Things refused on sockets", ["kind"])
