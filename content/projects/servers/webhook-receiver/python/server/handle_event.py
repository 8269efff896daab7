from typing import Any


def handle_event(event: dict[str, Any]) -> None:
    """Your work. It can run twice for one event if the process ends in the middle, so make it safe to repeat.

    Events can arrive out of order: compare `timestamp` before an older one overwrites a newer one.
    """
    print("Handled", event["type"], event["id"], flush=True)
