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

	createToken := func() *basistheory.Token {
		token, err := api.Tokens.Create(context.Background(), request, option.WithIdempotencyKey(&key))
		if err != nil {
			log.Fatalf("The call failed: %T", err)
		}
		return token
	}

	first, again := createToken(), createToken()
	fmt.Println(*first.ID == *again.ID)
}
