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

	ctx := context.Background()
	page, err := api.Tokens.ListV2(ctx, &basistheory.TokensListV2Request{Size: basistheory.Int(100)})
	for err == nil {
		for _, token := range page.Results {
			fmt.Println(*token.ID)
		}
		page, err = page.GetNextPage(ctx)
	}
	if !errors.Is(err, core.ErrNoPages) {
		log.Fatalf("The call failed: %T", err)
	}
}
