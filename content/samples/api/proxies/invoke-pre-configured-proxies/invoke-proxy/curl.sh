status=$(curl "https://api.test.basistheory.com/proxy/charges?expand=customer" \
  --silent --show-error --output response.json --dump-header headers.txt --write-out "%{http_code}" \
  -X POST \
  -H "BT-API-KEY: <API_KEY>" \
  -H "BT-PROXY-KEY: <PROXY_KEY>" \
  -H "Content-Type: application/json" \
  --data-binary @- <<'JSON'
{
  "number": "{{ <TOKEN_ID> | json: '$.number' }}",
  "amount": 1250
}
JSON
)

if [ "$status" -ge 200 ] && [ "$status" -lt 300 ]; then
  echo "The destination accepted the request with status $status."
elif grep -qi "^bt-proxy-destination-status:" headers.txt; then
  echo "The destination rejected the request with status $status."
else
  echo "The platform or a transform ended the request with status $status."
fi
