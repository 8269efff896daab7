import { COMMON, probePrograms, type NamedProbe, type Probe } from '../support/compiled-probes.ts';

const all: readonly NamedProbe[] = [
  ...COMMON,
  ['one-attempt-wait', { client: 'option.WithMaxAttempts(1)', limit: 1 }],
  ['no-retries-client', { client: 'option.WithoutRetries()' }],
  ['one-attempt-client', { client: 'option.WithMaxAttempts(1)' }],
  ['no-retries-call', { call: 'option.WithoutRetries()' }],
  ['key', { method: 'create', call: 'option.WithIdempotencyKey(basistheory.String("key-1"))' }],
  ['query-client', { client: 'option.WithQueryParameters(map[string][]string{"probe": {"1"}})' }],
  ['query-call', { call: 'option.WithQueryParameters(map[string][]string{"probe": {"1"}})' }],
  ['body-client', { method: 'create', client: 'option.WithBodyProperties(map[string]any{"probe": 1})' }],
  ['body-call', { method: 'create', call: 'option.WithBodyProperties(map[string]any{"probe": 1})' }],
  ['body-known', { method: 'create', call: 'option.WithBodyProperties(map[string]any{"expires_at": "x"})' }],
  ['header-client', { client: 'option.WithHTTPHeader(map[string][]string{"X-Probe": {"1"}})' }],
  ['header-call', { call: 'option.WithHTTPHeader(map[string][]string{"X-Probe": {"1"}})' }],
];

function program({ client = '', call = '', method = 'get', limit = 0 }: Probe): string {
  const context =
    limit === 0
      ? 'ctx := context.Background()'
      : `ctx, cancel := context.WithTimeout(context.Background(), ${String(limit)}*time.Second)\n\tdefer cancel()`;
  const request = '&basistheory.CreateTokenRequest{Type: basistheory.String("token"), Data: "x"}';
  const call_ = method === 'get' ? `Get(ctx, "id", ${call})` : `Create(ctx, ${request}, ${call})`;
  return `package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	basistheory "github.com/Basis-Theory/go-sdk/v6"
	"github.com/Basis-Theory/go-sdk/v6/client"
	"github.com/Basis-Theory/go-sdk/v6/core"
	"github.com/Basis-Theory/go-sdk/v6/option"
)

func main() {
	api := client.NewClient(option.WithAPIKey("key"), option.WithBaseURL(basistheory.Environments.Test), ${client})
	${context}
	start := time.Now()
	_, err := api.Tokens.${call_}
	took := ""
	if ${String(limit)} > 0 {
		took = ", after the limit"
		if time.Since(start) > 2500*time.Millisecond {
			took = ", after the wait"
		}
	}
	var failure *core.APIError
	switch {
	case err == nil:
		fmt.Printf("Returns a token%s\\n", took)
	case errors.As(err, &failure):
		fmt.Printf("\`%T\`, status %d%s\\n", err, failure.StatusCode, took)
	default:
		name := fmt.Sprintf("%T", err)
		if errors.Is(err, context.DeadlineExceeded) {
			name = "context.DeadlineExceeded"
		}
		fmt.Printf("\`%s\`, no status%s\\n", name, took)
	}
}
`;
}

/** What is observed of the SDK, as programs. */
export const PROBES = probePrograms(all, program);
