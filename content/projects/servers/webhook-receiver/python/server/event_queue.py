"""A queue in a SQLite file, with a row for each event. In production, use your database or your queue."""

import json
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

RETRY_SECONDS = 5.0

Event = dict[str, Any]


class EventQueue:
    def __init__(self, path: str) -> None:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._arrived = threading.Event()
        with self._connect() as database:
            database.execute("CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, event TEXT, done INTEGER DEFAULT 0)")

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self._path, timeout=30)

    def add(self, event: Event) -> bool:
        """Returns once the event is on disk: False if it was there before."""
        database = self._connect()
        try:
            with database:
                insert = "INSERT OR IGNORE INTO events (id, event) VALUES (?, ?)"
                is_new = database.execute(insert, (event["id"], json.dumps(event))).rowcount == 1
        finally:
            database.close()
        self._arrived.set()
        return is_new

    def work_once(self, handle: Callable[[Event], None]) -> bool:
        """Works on the oldest event that isn't done. Returns whether there was one."""
        database = self._connect()
        try:
            row = database.execute("SELECT id, event FROM events WHERE done = 0 ORDER BY rowid LIMIT 1").fetchone()
            if row is None:
                return False
            handle(json.loads(row[1]))
            with database:
                database.execute("UPDATE events SET done = 1 WHERE id = ?", (row[0],))
            return True
        finally:
            database.close()

    def work(self, handle: Callable[[Event], None]) -> None:
        """Works on the events one after the other, for as long as the process runs. A failure is tried again."""
        while True:
            self._arrived.clear()
            try:
                if not self.work_once(handle):
                    self._arrived.wait()
            except Exception as error:
                print(f"The event is tried again in {RETRY_SECONDS:.0f} seconds: {error}", flush=True)
                time.sleep(RETRY_SECONDS)
