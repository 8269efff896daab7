import { COMMON, probePrograms, type NamedProbe, type Probe } from '../support/compiled-probes.ts';

const all: readonly NamedProbe[] = [
  ...COMMON,
  ['one-attempt-wait', { client: '.maxRetries(0)', limit: 1 }],
  ['no-retries-client', { client: '.maxRetries(0)' }],
  ['one-attempt-client', { client: '.maxRetries(0)' }],
  ['key', { method: 'create', call: '.idempotencyKey("key-1")' }],
  ['query-call', { call: '.addQueryParameter("probe", "1")' }],
  ['header-client', { client: '.addHeader("X-Probe", "1")' }],
  ['header-call', { call: '.addHeader("X-Probe", "1")' }],
];

function program({ client = '', call = '', method = 'get', limit = 0 }: Probe): string {
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
            seen = "Returns a token";
        } catch (BasisTheoryApiApiException error) {
            seen = "\`" + error.getClass().getSimpleName() + "\`, status " + error.statusCode();
        } catch (RuntimeException error) {
            String cause = error.getCause() == null ? "" : " with the cause \`" + error.getCause().getClass().getSimpleName() + "\`";
            seen = "\`" + error.getClass().getSimpleName() + "\`" + cause + ", no status";
        }
        String took = ${String(limit)} == 0 ? "" : System.nanoTime() - start > 2.5e9 ? ", after the wait" : ", after the limit";
        System.out.println(seen + took);
    }
}
`;
}

/** What is observed of the SDK, as programs. */
export const PROBES = probePrograms(all, program);
