package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
	)
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()

	for {
		_, err := api.Reactors.Results.Get(ctx, "<REACTOR_ID>", "<REQUEST_ID>")
		if err == nil {
			// What a run returns can be sensitive, so it does not go to the log.
			fmt.Println("The run has ended.")
			return
		}
		// A 404 means that the run has not ended. Every other error is the run's own.
		var notFound *basistheory.NotFoundError
		if !errors.As(err, &notFound) {
			log.Fatalf("The call failed: %T", err)
		}
		time.Sleep(500 * time.Millisecond)
	}
}
