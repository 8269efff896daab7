status=404
for attempt in $(seq 600); do
  status=$(curl "https://api.test.basistheory.com/reactors/<REACTOR_ID>/results/<REQUEST_ID>" \
    --silent --show-error --output result.json --write-out "%{http_code}" \
    -H "BT-API-KEY: <API_KEY>")
  if [ "$status" != 404 ]; then
    break
  fi
  sleep 0.5
done
echo "Status $status. The result is in result.json."
