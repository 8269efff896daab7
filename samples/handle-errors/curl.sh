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
}')

case "$status" in
  201) echo "Created:" && cat response.json ;;
  400) echo "The request is not valid:" && cat response.json ;;
  401) echo "The key is missing or unknown." ;;
  403) echo "The application lacks the permission token:create." ;;
  429) echo "The rate limit is reached. Wait, then repeat." ;;
  000) echo "No response arrived." ;;
  *) echo "The request failed with status $status:" && cat response.json ;;
esac
