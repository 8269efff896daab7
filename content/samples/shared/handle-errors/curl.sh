status=$(curl "https://api.test.basistheory.com/tokens" \
  --silent --show-error --output response.json --write-out "%{http_code}" \
  -X POST \
  -H "BT-API-KEY: <API_KEY>" \
  -H "Content-Type: application/json" \
  -d '{
  "type": "card",
  "data": {
    "number": "4242424242424242",
    "expiration_month": 12,
    "expiration_year": 2029,
    "cvc": "123"
  }
}') || status=000

unknown="The write may have succeeded. Look for the token before you create it again."

case "$status" in
  201)
    # The body of a success can be empty, or not JSON.
    token_id=$(jq --raw-output '.id // empty' response.json) || token_id=""
    echo "${token_id:-$unknown}"
    ;;
  # In development, read errors in response.json: its keys are the invalid fields.
  400) echo "The request is not valid." ;;
  401) echo "The key is missing or unknown." ;;
  403) echo "The application lacks the permission token:create." ;;
  429) echo "The rate limit is reached. Wait, then repeat." ;;
  # The connection failed, the time ran out, or the platform failed.
  000 | 408 | 5??) echo "$unknown" ;;
  *) echo "The request failed: $status" ;;
esac
