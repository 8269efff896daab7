# Prints the ID of the copy, or fails. Stripe can return 200 although the platform rejected
# the card: its response is inside.
COPY=$(curl "https://api.stripe.com/v1/forwarding/requests" \
  --silent --fail \
  -H "Authorization: Bearer <STRIPE_SECRET_KEY>" \
  --data-urlencode "payment_method=<PAYMENT_METHOD_ID>" \
  --data-urlencode "url=https://api.test.basistheory.com/connections/stripe-forward/tokenize" \
  --data-urlencode "request[headers][0][name]=BT-API-KEY" \
  --data-urlencode "request[headers][0][value]=<PUBLIC_API_KEY>" \
  --data-urlencode "replacements[0]=card_number" \
  --data-urlencode "replacements[1]=card_expiry" \
  --data-urlencode "replacements[2]=card_cvc" \
  --data-urlencode "replacements[3]=cardholder_name" \
  --data-urlencode 'request[body]={
    "card": { "number": "", "exp_month": "", "exp_year": "", "cvc": "", "name": "" },
    "metadata": {
      "id": "<PAYMENT_METHOD_ID>",
      "containers": ["/pci/stripe/"],
      "fingerprint_expression": "{{ metadata.stripe_customer }}/{{ data.number }}",
      "metadata": { "stripe_customer": "<CUSTOMER_ID>" }
    }
  }' | jq -r '.response_details
      | select(.status >= 200 and .status < 300)
      | .body | fromjson | .id' 2> /dev/null) || COPY=""

if [ "$COPY" = "<PAYMENT_METHOD_ID>" ]; then
  echo "$COPY"
else
  echo "<PAYMENT_METHOD_ID>: the platform confirmed no copy." >&2
  false
fi
