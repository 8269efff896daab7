package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/core"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func isUnknown(status int) bool {
	return status == http.StatusRequestTimeout || status >= 500
}

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
		fmt.Println(*token.ID)
	case errors.As(err, &badRequest):
		// In development, read badRequest.Body.Errors: its keys are the invalid fields.
		log.Fatal("The request is not valid.")
	case errors.As(err, &forbidden):
		log.Fatal("The application lacks the permission token:create.")
	case !errors.As(err, &failure) || isUnknown(failure.StatusCode):
		// The platform failed, the connection failed, the time ran out, or the body of a success
		// is empty or isn't JSON.
		log.Fatal("The write may have succeeded. Look for the token before you create it again.")
	case failure.StatusCode == http.StatusUnauthorized:
		log.Fatal("The key is missing or unknown.")
	case failure.StatusCode == http.StatusTooManyRequests:
		log.Fatal("The rate limit still holds after a retry. Slow down.")
	default:
		log.Fatal("The request failed: ", failure.StatusCode, " ", failure.Header.Get("BT-TRACE-ID"))
	}
}
