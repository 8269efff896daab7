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
	request := &basistheory.SearchTokensRequestV2{
		Query: basistheory.String("type:card"),
		Size:  basistheory.Int(100),
	}
	for {
		page, err := api.Tokens.SearchV2(ctx, request)
		if err != nil {
			log.Fatalf("The call failed: %T", err)
		}
		for _, token := range page.Data {
			fmt.Println(*token.ID)
		}
		if page.Pagination == nil || page.Pagination.Next == nil {
			break
		}
		request.Start = page.Pagination.Next
	}
}
