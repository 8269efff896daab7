# One key for one intended write. Keep it until the write has succeeded.
key=$(openssl rand -hex 16)

for attempt in 1 2; do
  curl "https://api.test.basistheory.com/tokens" \
    -X POST \
    -H "BT-API-KEY: <API_KEY>" \
    -H "BT-IDEMPOTENCY-KEY: $key" \
    -H "Content-Type: application/json" \
    -d '{
  "type": "token",
  "data": "ada@example.com"
}'
done
