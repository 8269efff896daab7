package main

import (
	"context"
	"fmt"
	"log"

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

	correlationID := uuid.NewString()
	token, err := api.Tokens.Create(
		context.Background(),
		&basistheory.CreateTokenRequest{
			Type: basistheory.String("token"),
			Data: "ada@example.com",
		},
		option.WithCorrelationID(&correlationID),
	)
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}
	fmt.Println(*token.ID, correlationID)
}
