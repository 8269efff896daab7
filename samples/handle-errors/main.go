package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/core"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
	)

	token, err := api.Tokens.Create(
		context.Background(),
		&basistheory.CreateTokenRequest{
			Type: basistheory.String("card"),
			Data: map[string]any{
				"number":           "4242424242424242",
				"expiration_month": 12,
				"expiration_year":  2029,
				"cvc":              "123",
			},
		},
	)

	var badRequest *basistheory.BadRequestError
	var forbidden *basistheory.ForbiddenError
	var failure *core.APIError
	switch {
	case err == nil:
		fmt.Println(token)
	case errors.As(err, &badRequest):
		log.Fatal("The request is not valid: ", badRequest.Body)
	case errors.As(err, &forbidden):
		log.Fatal("The application lacks the permission token:create.")
	case errors.As(err, &failure) && failure.StatusCode == 429:
		log.Fatal("The rate limit still holds after a retry. Slow down.")
	case errors.As(err, &failure):
		log.Fatal("The request failed: ", failure.StatusCode, " ", failure.Header.Get("BT-TRACE-ID"))
	default:
		log.Fatal("No response arrived: ", err)
	}
}
