"""Signs an event with a key of this computer and posts it: python deliver.py [event ID]"""

import base64
import json
import os
import sys
import urllib.error
import urllib.request
import uuid
from datetime import datetime, timezone
from pathlib import Path

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa

sys.path.insert(0, "server")
from public_keys import LOCAL, key_file

PRIVATE_KEY = Path("keys/local.private.key")


def private_key() -> rsa.RSAPrivateKey:
    if not PRIVATE_KEY.exists():
        key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        PRIVATE_KEY.parent.mkdir(exist_ok=True)
        PRIVATE_KEY.touch(mode=0o600)
        pkcs8, pem = serialization.PrivateFormat.PKCS8, serialization.Encoding.PEM
        PRIVATE_KEY.write_bytes(key.private_bytes(pem, pkcs8, serialization.NoEncryption()))
        spki = serialization.PublicFormat.SubjectPublicKeyInfo
        key_file(LOCAL).write_bytes(key.public_key().public_bytes(pem, spki))
    loaded = serialization.load_pem_private_key(PRIVATE_KEY.read_bytes(), password=None)
    assert isinstance(loaded, rsa.RSAPrivateKey)
    return loaded


now = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
event_id = sys.argv[1] if len(sys.argv) > 1 else str(uuid.uuid4())
# Its keys are in order already, so this is the form that's signed.
delivery = {
    "delivered_at": now,
    "event": {
        "data": {"token": {"id": "token-1", "type": "card"}},
        "id": event_id,
        "tenant_id": "tenant-1",
        "timestamp": now,
        "trace_id": "trace-1",
        "type": "token.created",
    },
}
body = json.dumps(delivery, separators=(",", ":"), ensure_ascii=False).encode()
pss = padding.PSS(mgf=padding.MGF1(hashes.SHA256()), salt_length=padding.PSS.DIGEST_LENGTH)
signature = base64.b64encode(private_key().sign(body, pss, hashes.SHA256())).decode()

request = urllib.request.Request(
    f"http://127.0.0.1:{os.environ.get('PORT', '3001')}/webhooks",
    data=body,
    headers={
        "Content-Type": "application/json",
        "BT-SIGNATURE": signature,
        "BT-SIGNATURE-VERSION": LOCAL,
    },
)
try:
    with urllib.request.urlopen(request) as response:
        status = response.status
except urllib.error.HTTPError as error:
    status = error.code
print(f"Delivered {event_id}: {status}")
