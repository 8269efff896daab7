package main

import (
	"context"
	"fmt"
	"log"
	"time"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
	"github.com/google/uuid"
)

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
	)

	// The limit of this call.
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()

	token, err := api.Tokens.Create(
		ctx,
		&basistheory.CreateTokenRequest{
			Type: basistheory.String("token"),
			Data: "Sensitive value",
		},
		option.WithIdempotencyKey(basistheory.String(uuid.NewString())),
		option.WithCorrelationID(basistheory.String("order-42")),
		option.WithMaxAttempts(3),
	)
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}
	fmt.Println(*token.ID)
}
