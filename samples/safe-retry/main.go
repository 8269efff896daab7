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

	// One key for one intended write. Keep it until the write has succeeded.
	key := uuid.NewString()
	request := &basistheory.CreateTokenRequest{
		Type: basistheory.String("token"),
		Data: "ada@example.com",
	}

	for attempt := 1; attempt <= 2; attempt++ {
		token, err := api.Tokens.Create(context.Background(), request, option.WithIdempotencyKey(&key))
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(*token.ID)
	}
}
