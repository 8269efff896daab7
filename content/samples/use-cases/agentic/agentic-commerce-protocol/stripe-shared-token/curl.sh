curl "https://api.stripe.com/v1/shared_payment/issued_tokens" \
  -H "Authorization: Bearer <STRIPE_SECRET_KEY>" \
  -H "Idempotency-Key: <ATTEMPT_ID>" \
  --data-urlencode "payment_method=<PAYMENT_METHOD_ID>" \
  --data-urlencode "usage_limits[currency]=usd" \
  --data-urlencode "usage_limits[max_amount]=4990" \
  --data-urlencode "usage_limits[expires_at]=<EXPIRES_AT>" \
  --data-urlencode "seller_details[network_business_profile]=<SELLER_PROFILE>" \
  --data-urlencode "seller_details[external_id]=<CHECKOUT_SESSION_ID>"
