next=""
while
  page=$(curl "https://api.test.basistheory.com/v2/tokens" \
    --silent --show-error --fail --get \
    -H "BT-API-KEY: <API_KEY>" \
    --data-urlencode "size=100" \
    ${next:+--data-urlencode "start=$next"})
do
  echo "$page" | jq --raw-output ".data[].id"
  next=$(echo "$page" | jq --raw-output ".pagination.next // empty")
  [ -n "$next" ] || break
done
