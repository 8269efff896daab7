# Sets OUTCOME to approved, declined, unknown or not sent.
send() { # URL, header with the key, header with the attempt, jq conditions for approval and decline; the body on stdin
  BODY=$(mktemp) HEADERS=$(mktemp)
  STATUS=$(curl "https://api.test.basistheory.com/proxy" \
    --silent --max-time 30 --output "$BODY" --dump-header "$HEADERS" --write-out '%{http_code}' \
    -X POST \
    -H "BT-API-KEY: <API_KEY>" \
    -H "BT-PROXY-URL: $1" \
    -H "$2" \
    -H "$3" \
    -H "Content-Type: application/json" \
    --data-binary @-) || STATUS=000
  OUTCOME="unknown"
  if ! grep -qi '^BT-PROXY-DESTINATION-STATUS:' "$HEADERS"; then
    # With one of these and no processor status, the platform most likely sent nothing.
    case "$STATUS" in 400 | 401 | 403) OUTCOME="not sent" ;; esac
  elif [ "$STATUS" -gt 0 ] && [ "$STATUS" -lt 400 ]; then
    # Compared as text: some versions of jq end well even if there is nothing to read.
    if [ "$(jq "$4" "$BODY" 2> /dev/null)" = true ]; then
      OUTCOME="approved"
    elif [ "$(jq "$5" "$BODY" 2> /dev/null)" = true ]; then
      OUTCOME="declined"
    fi
  fi
  rm -f "$BODY" "$HEADERS"
}

# Two UUIDs that you store with the order before the first request. Use new ones only after
# every processor that you called declined. While either outcome is unknown, reuse both, even
# if the other processor declined, or if a repeated request wasn't sent.
# If Checkout.com's outcome is unknown, look up the order there before you run this again. It
# keeps only 2xx results under an ID, so a repeat can charge a second time.
ADYEN_ATTEMPT="<ADYEN_ATTEMPT_ID>"
CHECKOUT_ATTEMPT="<CHECKOUT_ATTEMPT_ID>"

PROCESSOR="Adyen"
send "https://checkout-test.adyen.com/v71/payments" \
  "X-API-Key: <ADYEN_API_KEY>" \
  "Idempotency-Key: $ADYEN_ATTEMPT" \
  '.resultCode == "Authorised"' '.resultCode == "Refused"' <<'JSON'
{
  "amount": { "value": 1000, "currency": "USD" },
  "reference": "<ORDER_REFERENCE>",
  "merchantAccount": "<ADYEN_MERCHANT_ACCOUNT>",
  "returnUrl": "https://shop.example.com/return",
  "shopperReference": "<CUSTOMER_REFERENCE>",
  "shopperInteraction": "ContAuth",
  "recurringProcessingModel": "UnscheduledCardOnFile",
  "paymentMethod": {
    "type": "scheme",
    "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
    "expiryMonth": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
    "expiryYear": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}"
  },
  "additionalData": { "networkTxReference": "<NETWORK_TRANSACTION_ID>" }
}
JSON

if [ "$OUTCOME" = "declined" ]; then
  PROCESSOR="Checkout.com"
  send "https://api.sandbox.checkout.com/payments" \
    "Authorization: Bearer <CHECKOUT_SECRET_KEY>" \
    "Cko-Idempotency-Key: $CHECKOUT_ATTEMPT" \
    '.approved == true' '.approved == false' <<'JSON'
{
  "amount": 1000,
  "currency": "USD",
  "reference": "<ORDER_REFERENCE>",
  "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
  "payment_type": "Unscheduled",
  "merchant_initiated": true,
  "previous_payment_id": "<NETWORK_TRANSACTION_ID>",
  "source": {
    "type": "card",
    "stored": true,
    "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
    "expiry_month": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' | to_number }}",
    "expiry_year": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' | to_number }}"
  }
}
JSON
fi

echo "$PROCESSOR: $OUTCOME"
