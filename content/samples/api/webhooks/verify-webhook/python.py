import base64
import json
from collections.abc import Mapping
from datetime import datetime, timedelta, timezone
from typing import Any

import rfc8785
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.serialization import load_pem_public_key

# An older delivery might be a copy that someone sends again.
MAX_AGE = timedelta(minutes=5)


def verify_webhook(
    raw_body: str, headers: Mapping[str, str], public_keys: Mapping[str, str]
) -> dict[str, Any]:
    """Returns the event of a genuine delivery and raises for everything else.

    `headers` has names in lower case. `public_keys` holds one key in PEM format for each
    signature version that you accept.
    """
    signature = headers.get("bt-signature")
    public_key_pem = public_keys.get(headers.get("bt-signature-version", ""))
    if signature is None or public_key_pem is None:
        raise ValueError("The request carries no signature of an accepted version.")

    public_key = load_pem_public_key(public_key_pem.encode())
    if not isinstance(public_key, rsa.RSAPublicKey):
        raise ValueError("The public key is not an RSA key.")

    # The form that is signed: no whitespace, sorted keys, and numbers as JavaScript writes them.
    # JavaScript has no integers, so `parse_int` reads them as it does.
    canonical = rfc8785.dumps(json.loads(raw_body, parse_int=float))
    # Raises InvalidSignature when the signature does not match the body.
    public_key.verify(
        base64.b64decode(signature),
        canonical,
        padding.PSS(mgf=padding.MGF1(hashes.SHA256()), salt_length=padding.PSS.AUTO),
        hashes.SHA256(),
    )

    delivery = json.loads(raw_body)
    delivered_at = datetime.fromisoformat(delivery["delivered_at"].replace("Z", "+00:00"))
    if abs(datetime.now(timezone.utc) - delivered_at) > MAX_AGE:
        raise ValueError("The delivery is too old.")
    event: dict[str, Any] = delivery["event"]
    return event
