import os


def required(name: str) -> str:
    """Reads a variable of the file .env."""
    value = os.environ.get(name)
    if not value:
        raise SystemExit(f"{name} has no value. Set it in the file .env.")
    return value
