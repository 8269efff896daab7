package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"
)

type outcome string

const (
	approved outcome = "approved"
	declined outcome = "declined"
	unknown  outcome = "unknown"
	notSent  outcome = "not sent"
)

// With one of these and no processor status, the platform most likely sent nothing.
var beforeSending = []int{400, 401, 403}

// Longer than the platform waits for the processor.
var client = &http.Client{Timeout: 30 * time.Second}

func send(url string, headers map[string]string, body string, read func(result map[string]any) outcome) outcome {
	request, err := http.NewRequest("POST", "https://api.test.basistheory.com/proxy", strings.NewReader(body))
	if err != nil {
		return notSent
	}
	request.Header.Set("BT-API-KEY", "<API_KEY>")
	request.Header.Set("BT-PROXY-URL", url)
	request.Header.Set("Content-Type", "application/json")
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := client.Do(request)
	if err != nil {
		// The connection broke. The charge might have happened.
		return unknown
	}
	defer response.Body.Close()
	if response.Header.Get("BT-PROXY-DESTINATION-STATUS") == "" {
		if slices.Contains(beforeSending, response.StatusCode) {
			return notSent
		}
		return unknown
	}
	if response.StatusCode >= 400 {
		return unknown
	}
	var result map[string]any
	if err := json.NewDecoder(response.Body).Decode(&result); err != nil {
		return unknown
	}
	return read(result)
}

func chargeAtAdyen(order, attempt string) outcome {
	headers := map[string]string{"X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": attempt}
	body := fmt.Sprintf(`{
  "amount": { "value": 1000, "currency": "USD" },
  "reference": %q,
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
}`, order)
	return send("https://checkout-test.adyen.com/v71/payments", headers, body, func(result map[string]any) outcome {
		switch result["resultCode"] {
		case "Authorised":
			return approved
		case "Refused":
			return declined
		default:
			return unknown
		}
	})
}

func chargeAtCheckout(order, attempt string) outcome {
	headers := map[string]string{"Authorization": "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key": attempt}
	body := fmt.Sprintf(`{
  "amount": 1000,
  "currency": "USD",
  "reference": %q,
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
}`, order)
	return send("https://api.sandbox.checkout.com/payments", headers, body, func(result map[string]any) outcome {
		switch result["approved"] {
		case true:
			return approved
		case false:
			return declined
		default:
			return unknown
		}
	})
}

func main() {
	order := "<ORDER_REFERENCE>"
	// Two UUIDs that you store with the order before the first request. Use new ones only after
	// every processor that you called declined. While either outcome is unknown, reuse both, even
	// if the other processor declined, or if a repeated request wasn't sent.
	// If Checkout.com's outcome is unknown, look up the order there before you run this again. It
	// keeps only 2xx results under an ID, so a repeat can charge a second time.
	adyenAttempt, checkoutAttempt := "<ADYEN_ATTEMPT_ID>", "<CHECKOUT_ATTEMPT_ID>"

	processor, result := "Adyen", chargeAtAdyen(order, adyenAttempt)
	if result == declined {
		processor, result = "Checkout.com", chargeAtCheckout(order, checkoutAttempt)
	}
	fmt.Printf("%s: %s\n", processor, result)
}
