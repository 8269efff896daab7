import hmac
import time

SECRET = b"<MERCHANT_WEBHOOK_SECRET>"
TOLERANCE_SECONDS = 300


def is_genuine(raw_body: str, header: str) -> bool:
    """`header` is `Merchant-Signature`: `t=<unix>,v1=<hex>`. `raw_body` is the body as it arrived."""
    parts: dict[str, str] = {}
    for part in header.split(","):
        name, _, value = part.partition("=")
        parts[name] = value
    timestamp = parts.get("t", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False

    signed = f"{timestamp}.{raw_body}".encode()
    expected = hmac.new(SECRET, signed, "sha256").hexdigest()
    return hmac.compare_digest(expected.encode(), parts.get("v1", "").encode())
