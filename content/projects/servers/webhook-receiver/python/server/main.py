"""Listens for deliveries: verify, store, respond. The work itself happens afterward."""

import os
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from event_queue import EventQueue
from handle_event import handle_event
from public_keys import public_keys, refresh_public_keys
from verify_webhook import verify_webhook

# Far more than an event needs. Anyone can post to this URL, so a body can't be endless.
MAX_BODY_BYTES = 1024 * 1024

queue = EventQueue("data/events.db")


def event_of(body: str, headers: Mapping[str, str]) -> dict[str, Any] | None:
    """The event of a genuine delivery. A signature that doesn't match is tried once more with fresh keys."""
    try:
        try:
            return verify_webhook(body, headers, public_keys())
        except Exception:
            if not refresh_public_keys():
                raise
            return verify_webhook(body, headers, public_keys())
    except Exception as error:
        print("Rejected:", str(error) or type(error).__name__, flush=True)
        return None


class Receiver(BaseHTTPRequestHandler):
    # A sender that stops in the middle doesn't keep a thread.
    timeout = 10

    def receive(self) -> int:
        if self.path != "/webhooks":
            return 404
        length = int(self.headers.get("Content-Length", "0"))
        if length > MAX_BODY_BYTES:
            return 413
        body = self.rfile.read(length).decode()
        event = event_of(body, {name.lower(): value for name, value in self.headers.items()})
        if event is None:
            return 401
        is_new = queue.add(event)
        print("Stored" if is_new else "Already stored", event["type"], event["id"], flush=True)
        return 204

    def do_POST(self) -> None:
        try:
            status = self.receive()
        except Exception as error:
            # The event isn't stored. Without a 2xx, the platform delivers it again.
            # The error's text can hold the event, so only its name is printed.
            print(type(error).__name__, flush=True)
            status = 500
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """The lines above say enough."""


if __name__ == "__main__":
    threading.Thread(target=queue.work, args=(handle_event,), daemon=True).start()
    port = int(os.environ.get("PORT", "3001"))
    server = ThreadingHTTPServer(("127.0.0.1", port), Receiver)
    print(f"Listening on http://127.0.0.1:{port}/webhooks", flush=True)
    server.serve_forever()
