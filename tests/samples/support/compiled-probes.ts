/**
 * The programs behind `compiled-observations.ts`: each prints one line, what a call returned or which error it ended
 * with.
 */

/** Options that a probe gives to the client or to the call, and what it calls. */
interface Probe {
  readonly client?: string;
  readonly call?: string;
  readonly method?: 'get' | 'create';
  /** Seconds that the call is allowed to take. */
  readonly limit?: number;
}

const READS = ['401', '404', '404-empty', '408', '429', '429-retry-after', '500', 'dropped'];
const WRITES = ['409', '422', '201-empty', '201-html'];
const COMMON: readonly (readonly [string, Probe])[] = [
  ...READS.map((id) => [id, {}] as const),
  ...WRITES.map((id) => [id, { method: 'create' }] as const),
  ...['silence', 'stalled', 'limit-in-wait'].map((id) => [id, { limit: 1 }] as const),
];

const GO: readonly (readonly [string, Probe])[] = [
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

const JAVA: readonly (readonly [string, Probe])[] = [
  ...COMMON,
  ['one-attempt-wait', { client: '.maxRetries(0)', limit: 1 }],
  ['no-retries-client', { client: '.maxRetries(0)' }],
  ['one-attempt-client', { client: '.maxRetries(0)' }],
  ['key', { method: 'create', call: '.idempotencyKey("key-1")' }],
  ['query-call', { call: '.addQueryParameter("probe", "1")' }],
  ['header-client', { client: '.addHeader("X-Probe", "1")' }],
  ['header-call', { call: '.addHeader("X-Probe", "1")' }],
];

function goProgram({ client = '', call = '', method = 'get', limit = 0 }: Probe): string {
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
		took = ", when the limit ends"
		if time.Since(start) > 2500*time.Millisecond {
			took = ", when the wait ends"
		}
	}
	var failure *core.APIError
	switch {
	case err == nil:
		fmt.Printf("Returns a token, no error%s\\n", took)
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

function javaProgram({ client = '', call = '', method = 'get', limit = 0 }: Probe): string {
  const type = method === 'create' ? 'IdempotentRequestOptions' : 'RequestOptions';
  const timeout = limit === 0 ? '' : `.timeout(${String(limit)})`;
  const options = `${type}.builder()${call}${timeout}.build()`;
  const request = 'com.basistheory.types.CreateTokenRequest.builder().type("token").data("x").build()';
  return `import com.basistheory.BasisTheoryApiClient;
import com.basistheory.core.BasisTheoryApiApiException;
import com.basistheory.core.Environment;
import com.basistheory.core.${type};

public class Main {
    public static void main(String[] args) {
        BasisTheoryApiClient client =
            BasisTheoryApiClient.builder().apiKey("key").environment(Environment.TEST)${client}.build();
        long start = System.nanoTime();
        String seen;
        try {
            client.tokens().${method === 'get' ? `get("id", ${options})` : `create(${request}, ${options})`};
            seen = "Returns a token, no error";
        } catch (BasisTheoryApiApiException error) {
            seen = "\`" + error.getClass().getSimpleName() + "\`, status " + error.statusCode();
        } catch (RuntimeException error) {
            String cause = error.getCause() == null ? "" : " with the cause \`" + error.getCause().getClass().getSimpleName() + "\`";
            seen = "\`" + error.getClass().getSimpleName() + "\`" + cause + ", no status";
        }
        String took = ${String(limit)} == 0 ? "" : System.nanoTime() - start > 2.5e9 ? ", when the wait ends" : ", when the limit ends";
        System.out.println(seen + took);
    }
}
`;
}

const programs = (
  probes: readonly (readonly [string, Probe])[],
  write: (probe: Probe) => string,
): Readonly<Record<string, string>> => Object.fromEntries(probes.map(([id, probe]) => [id, write(probe)]));

/** Programs by the id of their observation. */
export const GO_PROBES = programs(GO, goProgram);
export const JAVA_PROBES = programs(JAVA, javaProgram);
