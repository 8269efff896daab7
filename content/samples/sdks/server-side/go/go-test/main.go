package vault

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func storeEmail(ctx context.Context, api *client.Client, email string) (string, error) {
	token, err := api.Tokens.Create(ctx, &basistheory.CreateTokenRequest{
		Type: basistheory.String("token"),
		Data: email,
	})
	if err != nil {
		return "", fmt.Errorf("store email: %w", err)
	}
	return *token.ID, nil
}

func testClient(t *testing.T, handler http.HandlerFunc) *client.Client {
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return client.NewClient(
		option.WithAPIKey("test-key"),
		option.WithBaseURL(server.URL),
		option.WithHTTPClient(server.Client()),
		// One attempt. On a client, WithoutRetries has no effect.
		option.WithMaxAttempts(1),
	)
}

func TestStoreEmail(t *testing.T) {
	api := testClient(t, func(response http.ResponseWriter, request *http.Request) {
		if request.Method != http.MethodPost || request.URL.Path != "/tokens" {
			t.Errorf("unexpected request: %s %s", request.Method, request.URL.Path)
		}
		response.Header().Set("Content-Type", "application/json")
		response.WriteHeader(http.StatusCreated)
		io.WriteString(response, `{"id": "token-1", "type": "token"}`)
	})

	id, err := storeEmail(context.Background(), api, "ada@example.com")
	if err != nil {
		t.Fatal(err)
	}
	if id != "token-1" {
		t.Errorf("id is %q, not token-1", id)
	}
}

func TestStoreEmailReportsAFailure(t *testing.T) {
	api := testClient(t, func(response http.ResponseWriter, _ *http.Request) {
		response.Header().Set("Content-Type", "application/json")
		response.WriteHeader(http.StatusForbidden)
		io.WriteString(response, `{"title": "Forbidden", "status": 403}`)
	})

	if _, err := storeEmail(context.Background(), api, "ada@example.com"); err == nil {
		t.Error("a rejected request returns no error")
	}
}
