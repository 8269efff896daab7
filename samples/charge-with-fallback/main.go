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
	charged outcome = "charged"
	refused outcome = "refused"
	notSent outcome = "not sent"
	unknown outcome = "unknown"
)

// The platform answers with these before it calls the processor.
var beforeSending = []int{400, 401, 403, 429}

var client = &http.Client{Timeout: 30 * time.Second}

func send(url string, headers map[string]string, body string, read func(status int, answer map[string]any) outcome) outcome {
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
		return unknown
	}
	defer response.Body.Close()
	if response.Header.Get("BT-PROXY-DESTINATION-STATUS") == "" {
		if slices.Contains(beforeSending, response.StatusCode) {
			return notSent
		}
		return unknown
	}
	var answer map[string]any
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return unknown
	}
	return read(response.StatusCode, answer)
}

func chargeAtAdyen(order string) outcome {
	headers := map[string]string{"X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": order}
	body := fmt.Sprintf(`{
  "amount": { "value": 1000, "currency": "USD" },
  "reference": %q,
  "merchantAccount": "<ADYEN_MERCHANT_ACCOUNT>",
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
	return send("https://checkout-test.adyen.com/v71/payments", headers, body, func(status int, answer map[string]any) outcome {
		switch {
		case status == 200 && answer["resultCode"] == "Authorised":
			return charged
		case status == 200 && answer["resultCode"] == "Refused":
			return refused
		default:
			return unknown
		}
	})
}

func chargeAtCheckout(order string) outcome {
	headers := map[string]string{"Authorization": "Bearer <CHECKOUT_SECRET_KEY>", "Cko-Idempotency-Key": order}
	body := fmt.Sprintf(`{
  "amount": 1000,
  "currency": "USD",
  "reference": %q,
  "processing_channel_id": "<PROCESSING_CHANNEL_ID>",
  "previous_payment_id": "<NETWORK_TRANSACTION_ID>",
  "source": {
    "type": "card",
    "stored": true,
    "number": "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
    "expiry_month": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' }}",
    "expiry_year": "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'YYYY' }}"
  }
}`, order)
	return send("https://api.sandbox.checkout.com/payments", headers, body, func(status int, answer map[string]any) outcome {
		switch {
		case status < 400 && answer["approved"] == true:
			return charged
		case status < 400 && answer["approved"] == false:
			return refused
		default:
			return unknown
		}
	})
}

func main() {
	order := "<ORDER_REFERENCE>"
	processor, result := "Adyen", chargeAtAdyen(order)
	if result == refused {
		processor, result = "Checkout.com", chargeAtCheckout(order)
	}
	fmt.Printf("%s: %s\n", processor, result)
}
