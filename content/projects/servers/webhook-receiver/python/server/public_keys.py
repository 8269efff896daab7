"""The public keys that deliveries are verified with, by signature version."""

import os
import time
import urllib.request
from pathlib import Path

# A key that deliver.py makes. Nothing is downloaded for it.
LOCAL = "local"

# Versions that you accept. The version in a request comes from outside, so it never becomes part of a URL.
VERSIONS = os.environ.get("WEBHOOK_VERSIONS", LOCAL).split(",")
DOWNLOADS = "https://cdn.basistheory.com/keys"
# A forged delivery mustn't make the receiver download keys again and again.
MIN_REFRESH_SECONDS = 10 * 60

refreshed_at: float | None = None


def key_file(version: str) -> Path:
    return Path("keys") / f"webhooks.{version}.key"


def download(version: str) -> None:
    with urllib.request.urlopen(f"{DOWNLOADS}/webhooks.{version}.key", timeout=5) as response:
        key = response.read()
    key_file(version).parent.mkdir(exist_ok=True)
    key_file(version).write_bytes(key)


def public_keys() -> dict[str, str]:
    """Every key that's there, in PEM format. A missing one is downloaded first."""
    for version in VERSIONS:
        if version != LOCAL and not key_file(version).exists():
            download(version)
    return {version: key_file(version).read_text() for version in VERSIONS if key_file(version).exists()}


def refresh_public_keys() -> bool:
    """Downloads the keys again, at most every ten minutes. Returns whether it did."""
    global refreshed_at
    versions = [version for version in VERSIONS if version != LOCAL]
    now = time.monotonic()
    if not versions or (refreshed_at is not None and now - refreshed_at < MIN_REFRESH_SECONDS):
        return False
    refreshed_at = now
    for version in versions:
        download(version)
    return True
