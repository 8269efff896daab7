openssl genrsa -out partner.pem 2048
openssl rsa -in partner.pem -pubout -out partner-public.pem

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
HEADER=$(printf '{"alg":"RS256","typ":"JWT"}' | base64url)
CLAIMS=$(printf '{"iss":"partner","exp":%d}' "$(($(date +%s) + 300))" | base64url)
SIGNATURE=$(printf '%s' "$HEADER.$CLAIMS" | openssl dgst -sha256 -sign partner.pem -binary | base64url)

curl "https://api.test.basistheory.com/proxy" \
  -X POST \
  -H "BT-PROXY-KEY: <PROXY_KEY>" \
  -H "Authorization: Bearer $HEADER.$CLAIMS.$SIGNATURE" \
  -H "Content-Type: application/json" \
  -d '{
  "order_id": "A-10017",
  "payment_method": {
    "number": "4242424242424242",
    "expiration_month": 12,
    "expiration_year": 2029,
    "cvc": "123"
  }
}'
