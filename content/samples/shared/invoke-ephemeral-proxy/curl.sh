curl "https://api.test.basistheory.com/proxy" \
  --include \
  -X POST \
  -H "BT-API-KEY: <API_KEY>" \
  -H "BT-PROXY-URL: https://echo.basistheory.com/anything" \
  -H "Content-Type: application/json" \
  --data-binary @- <<'JSON'
{
  "number": "{{ <TOKEN_ID> | json: '$.number' }}",
  "amount": 1250
}
JSON
