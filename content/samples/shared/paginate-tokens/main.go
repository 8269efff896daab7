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

	ctx := context.Background()
	page, err := api.Tokens.ListV2(ctx, &basistheory.TokensListV2Request{Size: basistheory.Int(100)})
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}

	tokens := page.Iterator()
	for tokens.Next(ctx) {
		fmt.Println(*tokens.Current().ID)
	}
	if err := tokens.Err(); err != nil {
		log.Fatalf("The call failed: %T", err)
	}
}
