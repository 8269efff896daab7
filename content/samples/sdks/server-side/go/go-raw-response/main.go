package main

import (
	"context"
	"fmt"
	"log"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
	)

	response, err := api.Tokens.WithRawResponse.Create(
		context.Background(),
		&basistheory.CreateTokenRequest{
			Type: basistheory.String("token"),
			Data: "Sensitive value",
		},
	)
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}
	fmt.Println(*response.Body.ID, response.StatusCode, response.Header.Get("BT-TRACE-ID"))
}
