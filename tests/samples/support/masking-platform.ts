/**
 * A tenant with a key that stores, a support key with rules of its own, and sessions: as much as the check of a masked
 * key needs.
 */
import * as z from 'zod';
import { startRecorder, type Answer, type Recorder, type SentRequest } from './recorder.ts';
import { json } from './scripted-answers.ts';

/** What the support key can do. */
export interface SupportKey {
  readonly transform: 'mask' | 'reveal';
  /** Containers that its rules cover. */
  readonly containers: readonly string[];
  /** Whether the public key belongs to the tenant of the support key, so that its sessions can be authorized. */
  readonly hasPublicKey: boolean;
}

const created = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  mask: z.record(z.string(), z.string()),
  containers: z.array(z.string()).optional(),
  expires_at: z.string(),
});
type Token = z.infer<typeof created> & { readonly id: string; readonly containers: readonly string[] };

const authorization = z.object({
  nonce: z.string(),
  rules: z.tuple([
    z.object({
      conditions: z.tuple([
        z.object({ attribute: z.literal('id'), operator: z.literal('equals'), value: z.string() }),
      ]),
      permissions: z.tuple([z.literal('token:read')]),
      transform: z.enum(['mask', 'reveal']),
    }),
  ]),
});

const KEYS = { store: '<STORE_API_KEY>', support: '<SUPPORT_API_KEY>', page: '<PUBLIC_API_KEY>' } as const;
const SESSION_KEY = 'session-key-1';
const NONCE = 'nonce-1';

/** The masked view: the members that the mask names, of a card number the last four digits. */
function maskedData({ data, mask }: Token): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(mask).map((name) => [
      name,
      name === 'number' ? String(data.number).replace(/.(?=.{4})/g, 'X') : data[name],
    ]),
  );
}

const problem = (status: number): Answer => json(status, { title: 'A problem', status });

/**
 * Starts the tenant on a free port of the loopback interface.
 *
 * @param storeKeyWorks whether the key that stores is known; another one gets 401 without a body
 */
export async function startMaskingPlatform(support: SupportKey, storeKeyWorks = true): Promise<Recorder> {
  const tokens = new Map<string, Token>();
  let granted: z.infer<typeof authorization>['rules'][0] | undefined;
  let usedNonce = false;

  const shown = (token: Token, transform: 'mask' | 'reveal'): Answer => {
    const { data, ...rest } = token;
    return json(200, { ...rest, data: transform === 'reveal' ? data : maskedData(token) });
  };

  function create(body: unknown): Answer {
    const request = created.parse(body);
    const id = `token-${String(tokens.size + 1)}`;
    const token = { ...request, id, containers: request.containers ?? ['/pci/high/'] };
    tokens.set(id, token);
    return json(201, { ...token, data: maskedData(token) });
  }

  function read(id: string, key: string): Answer {
    const token = tokens.get(id);
    if (token === undefined) return problem(404);
    if (key === KEYS.support) {
      const isCovered = support.containers.some((path) =>
        token.containers.some((one) => one.startsWith(path)),
      );
      return isCovered ? shown(token, support.transform) : problem(403);
    }
    if (key === SESSION_KEY && granted?.conditions[0].value === id) return shown(token, granted.transform);
    return problem(403);
  }

  function authorize(body: unknown, key: string): Answer {
    if (key !== KEYS.support) return problem(403);
    const { nonce, rules } = authorization.parse(body);
    if (!support.hasPublicKey || nonce !== NONCE) return problem(404);
    if (usedNonce) return problem(409);
    usedNonce = true;
    [granted] = rules;
    return { status: 200 };
  }

  function respond({ method, url, headers, body }: SentRequest): Answer {
    const key = headers['bt-api-key'] ?? '';
    const sent: unknown = body.length === 0 ? undefined : JSON.parse(body.toString());
    if (method === 'POST' && url === '/tokens') {
      if (!storeKeyWorks) return { status: 401 };
      return key === KEYS.store ? create(sent) : problem(403);
    }
    if (method === 'POST' && url === '/sessions')
      return key === KEYS.page
        ? json(201, { session_key: SESSION_KEY, nonce: NONCE, expires_at: '2030-01-01T00:00:00Z' })
        : problem(403);
    if (method === 'POST' && url === '/sessions/authorize') return authorize(sent, key);
    const id = /^\/tokens\/([\w-]+)$/.exec(url)?.[1];
    return method === 'GET' && id !== undefined ? read(id, key) : problem(404);
  }

  return startRecorder(respond);
}
