package vault

import (
	"net/http"
	"time"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

// API is the client that the whole server shares.
var API = client.NewClient(
	option.WithAPIKey("<API_KEY>"),
	option.WithBaseURL(basistheory.Environments.Test),
	// Without this, a request waits for its answer without limit.
	option.WithHTTPClient(&http.Client{Timeout: 20 * time.Second}),
)
