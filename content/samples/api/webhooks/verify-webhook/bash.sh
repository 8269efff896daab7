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

# JSON without whitespace, with the keys of every object sorted as JavaScript does, by UTF-16
# code units: the form that is signed.
jq --compact-output --join-output '
  def utf16: explode | map(if . < 65536 then [.] else . - 65536 | [. / 1024 + 55296 | floor, . % 1024 + 56320] end) | add;
  def stable:
    if type == "object" then to_entries | sort_by(.key | utf16) | map(.value |= stable) | from_entries
    elif type == "array" then map(stable)
    else . end;
  stable' "$raw_body" > "$work/signed"
printf '%s' "$signature" | openssl base64 -d -A > "$work/signature"
openssl dgst -sha256 -verify "$public_key" -signature "$work/signature" \
  -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:auto "$work/signed" >&2

# A delivery older than five minutes might be a copy that someone sends again.
jq --exit-status '.delivered_at | sub("\\.[0-9]+"; "") | fromdate - now | fabs <= 300' "$raw_body" > "$work/age" ||
  { echo "The delivery is too old." >&2; exit 1; }
jq .event "$raw_body"
