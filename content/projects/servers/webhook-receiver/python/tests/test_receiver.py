import json
import sys
import tempfile
import unittest
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any
from unittest.mock import patch

sys.path.insert(0, "server")
import verify_webhook as verifier
from cryptography.exceptions import InvalidSignature
from event_queue import EventQueue

SAVED = json.loads(Path("fixtures/delivery.json").read_text())
KEYS = {"saved": Path("fixtures/webhooks.saved.key").read_text()}
DELIVERED_AT = datetime.fromisoformat(json.loads(SAVED["body"])["delivered_at"].replace("Z", "+00:00"))


def verify(body: str, seconds: int) -> dict[str, Any]:
    """Verifies so many seconds after the delivery."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:
            return DELIVERED_AT + timedelta(seconds=seconds)

    with patch.object(verifier, "datetime", Clock):
        return verifier.verify_webhook(body, SAVED["headers"], KEYS)


class Verify(unittest.TestCase):
    def test_accepts_the_saved_delivery(self) -> None:
        self.assertEqual(verify(SAVED["body"], 1)["type"], "token.created")

    def test_rejects_it_when_one_byte_changes(self) -> None:
        with self.assertRaises(InvalidSignature):
            verify(SAVED["body"].replace("token-1", "token-2"), 1)

    def test_rejects_it_six_minutes_later(self) -> None:
        with self.assertRaisesRegex(ValueError, "too old"):
            verify(SAVED["body"], 360)


class Queue(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = str(Path(folder.name) / "events.db")

    def test_stores_an_event_once_also_after_a_restart(self) -> None:
        event = {"id": "event-1", "type": "token.created"}
        queue = EventQueue(self.file)
        self.assertEqual([queue.add(event), queue.add(event)], [True, False])
        self.assertFalse(EventQueue(self.file).add(event))

    def test_works_on_what_a_stopped_process_has_left_and_on_nothing_twice(self) -> None:
        EventQueue(self.file).add({"id": "event-1", "type": "token.created"})
        queue = EventQueue(self.file)
        handled: list[str] = []
        self.assertTrue(queue.work_once(lambda event: handled.append(event["id"])))
        self.assertFalse(queue.work_once(lambda event: handled.append(event["id"])))
        self.assertEqual(handled, ["event-1"])


if __name__ == "__main__":
    unittest.main()
