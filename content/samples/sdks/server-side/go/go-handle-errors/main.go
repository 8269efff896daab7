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

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
	)

	token, err := api.Tokens.Get(context.Background(), "d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4")
	if err == nil {
		fmt.Println(*token.ID)
		return
	}

	var failure *core.APIError
	if !errors.As(err, &failure) {
		// A read changes nothing. After a write, read the state first: it may have succeeded.
		log.Fatalf("No usable response: no connection, no time left, or no valid body: %T", err)
	}
	switch failure.StatusCode {
	case http.StatusUnauthorized:
		log.Fatal("The key is missing or unknown.")
	case http.StatusForbidden:
		log.Fatal("The application lacks a permission.")
	case http.StatusNotFound:
		log.Fatal("The token does not exist.")
	case http.StatusTooManyRequests:
		log.Fatal("Too many requests, also after the retry.")
	default:
		log.Fatal("The request failed: ", failure.StatusCode, " ", failure.Header.Get("BT-TRACE-ID"))
	}
}
