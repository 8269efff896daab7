import logging
from typing import Any

from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

logging.basicConfig(level=logging.WARNING)


class SafeLogger:
    """Logs what was called and how it ended. Never the headers: one of them is the key."""

    def __init__(self) -> None:
        self._log = logging.getLogger("vault")

    def debug(self, message: str, **fields: Any) -> None:
        self._write(logging.DEBUG, message, fields)

    def info(self, message: str, **fields: Any) -> None:
        self._write(logging.INFO, message, fields)

    def warn(self, message: str, **fields: Any) -> None:
        self._write(logging.WARNING, message, fields)

    def error(self, message: str, **fields: Any) -> None:
        self._write(logging.ERROR, message, fields)

    def _write(self, level: int, message: str, fields: dict[str, Any]) -> None:
        shown = [str(fields[name]) for name in ("method", "url", "status_code") if name in fields]
        self._log.log(level, "%s: %s", message, " ".join(shown))


client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
    logging={"level": "error", "logger": SafeLogger(), "silent": False},
)

client.tokens.delete("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4")
