package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net/http"
	"time"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

// loggingClient logs what each attempt asked for and got: no headers of the request, no bodies.
type loggingClient struct {
	next *http.Client
}

func (c loggingClient) Do(request *http.Request) (*http.Response, error) {
	start := time.Now()
	response, err := c.next.Do(request)
	attempt := slog.With("method", request.Method, "path", request.URL.Path, "took", time.Since(start))
	if err != nil {
		attempt.Warn("no response", "error", err)
		return nil, err
	}
	attempt.Info("response", "status", response.StatusCode, "trace", response.Header.Get("BT-TRACE-ID"))
	return response, nil
}

func main() {
	api := client.NewClient(
		option.WithAPIKey("<API_KEY>"),
		option.WithBaseURL(basistheory.Environments.Test),
		option.WithHTTPClient(loggingClient{next: &http.Client{Timeout: 20 * time.Second}}),
	)

	token, err := api.Tokens.Get(context.Background(), "d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4")
	if err != nil {
		log.Fatalf("The call failed: %T", err)
	}
	fmt.Println(*token.ID)
}
