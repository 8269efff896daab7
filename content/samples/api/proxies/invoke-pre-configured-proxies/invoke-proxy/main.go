package main

import (
	"fmt"
	"log"
	"net/http"
	"strings"
)

func main() {
	body := strings.NewReader(`{
  "number": "{{ <TOKEN_ID> | json: '$.number' }}",
  "amount": 1250
}`)
	request, err := http.NewRequest(
		http.MethodPost,
		"https://api.test.basistheory.com/proxy/charges?expand=customer",
		body,
	)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("BT-API-KEY", "<API_KEY>")
	request.Header.Set("BT-PROXY-KEY", "<PROXY_KEY>")
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	// The body can repeat the card, so only the status goes to the log.
	switch {
	case response.StatusCode >= 200 && response.StatusCode < 300:
		fmt.Printf("The destination accepted the request with status %d.\n", response.StatusCode)
	case response.Header.Get("BT-PROXY-DESTINATION-STATUS") != "":
		log.Fatalf("The destination rejected the request with status %d.", response.StatusCode)
	default:
		log.Fatalf("The platform or a transform ended the request with status %d.", response.StatusCode)
	}
}
