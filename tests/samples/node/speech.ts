import type { Speech } from '../support/observations.ts';

/** How the SDK is called to see what it does with an answer. */
export const SPEECH: Speech = {
  calls: {
    'tokens.get': (options) => `tokens.get("id"${options})`,
    'tokens.create': (options) => `tokens.create({ type: "token", data: "x" }${options})`,
    'tokens.detokenize': (options) => `tokens.detokenize({ x: "{{ id }}" }${options})`,
  },
  client: {
    'retries off on the client': ', maxRetries: 0',
    'a time limit on the client': ', timeoutInSeconds: 5',
  },
  options: {
    'retries off on the call': ', { maxRetries: 0 }',
    'a time limit on the call': ', { timeoutInSeconds: 5 }',
    'a deadline that passes during the wait': ', { abortSignal: deadline.signal }',
  },
  // The signal fires after the first response: the time of the wait itself is skipped.
  program: (
    client,
    call,
    setting,
  ) => `import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";
const client = new BasisTheoryClient({ apiKey: "<API_KEY>", environment: BasisTheoryEnvironment.Test${client} });
const deadline = new AbortController();
const send = globalThis.fetch;
${setting === 'a deadline that passes during the wait' ? 'globalThis.fetch = async (...request) => { const response = await send(...request); queueMicrotask(() => deadline.abort()); return response; };' : ''}
const waiting = new Promise((resolve) => setTimeout(resolve, 2500, "waiting"));
try {
  const result = await Promise.race([client.${call}, waiting]);
  console.log(JSON.stringify(result === "waiting" ? { waits: true } : { returned: JSON.stringify(result) ?? String(result) }));
} catch (error) {
  console.log(JSON.stringify({ raised: error.constructor.name, status: error.statusCode ?? null, message: error.message }));
} finally {
  globalThis.fetch = send;
}
`,
};
