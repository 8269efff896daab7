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
	request, err := http.NewRequest(http.MethodPost, "https://api.test.basistheory.com/proxy", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("BT-API-KEY", "<API_KEY>")
	request.Header.Set("BT-PROXY-URL", "https://echo.basistheory.com/anything")
	request.Header.Set("Content-Type", "application/json")

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	// The body can repeat the card, so only the status goes to the log.
	fmt.Println(response.StatusCode)
}
