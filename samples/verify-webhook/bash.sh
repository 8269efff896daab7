# Prints the event of a genuine delivery and fails for everything else. Needs jq and OpenSSL 3.
# verify-webhook.sh <file with the raw body> <BT-SIGNATURE> <BT-SIGNATURE-VERSION>
set -euo pipefail
raw_body=$1 signature=$2 version=$3

# One key in PEM format for each signature version that you accept.
case $version in
  v1) public_key=webhooks.v1.key ;;
  v1-test) public_key=webhooks.v1-test.key ;;
  *) echo "There is no public key for this signature version." >&2; exit 1 ;;
esac

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# JSON without whitespace, with the keys of every object sorted: the form that is signed.
jq --compact-output --sort-keys --join-output . "$raw_body" > "$work/signed"
printf '%s' "$signature" | openssl base64 -d -A > "$work/signature"
openssl dgst -sha256 -verify "$public_key" -signature "$work/signature" \
  -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:auto "$work/signed" >&2

# A delivery older than five minutes may be a copy that somebody sends again.
jq --exit-status '.delivered_at | sub("\\.[0-9]+"; "") | fromdate - now | fabs <= 300' "$raw_body" > "$work/age" ||
  { echo "The delivery is too old." >&2; exit 1; }
jq .event "$raw_body"
