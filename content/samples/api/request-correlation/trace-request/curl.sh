trace_id=$(openssl rand -hex 16)

curl "https://api.test.basistheory.com/tokens" \
  --include \
  -X POST \
  -H "BT-API-KEY: <API_KEY>" \
  -H "BT-TRACE-ID: $trace_id" \
  -H "Content-Type: application/json" \
  -d '{
  "type": "token",
  "data": "ada@example.com"
}'
