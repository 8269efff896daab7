/** A vault that the import of cards fills: it keeps tokens, refuses one card, and remembers idempotency keys. */
import * as z from 'zod';
import { startRecorder, type Answer, type Recorder, type SentRequest } from './recorder.ts';
import { passesLuhn } from '../../../engines/card-numbers/index.ts';
import { json } from './scripted-answers.ts';

const token = z.object({
  id: z.string(),
  type: z.literal('card'),
  data: z.object({ number: z.string(), expiration_month: z.number(), expiration_year: z.number() }),
  containers: z.tuple([z.literal('/pci/imported/')]),
});
type Token = z.infer<typeof token>;

/** More than one page of the tokens that the tests import. */
const PAGE_SIZE = 25;

export interface ImportVault {
  readonly origin: string;
  /** The rows that tokens were created for, in order: a row that has two is here twice. */
  readonly createdRows: () => readonly number[];
  /** What is remembered of earlier requests is gone, as after a day. */
  readonly forgetKeys: () => void;
  readonly close: Recorder['close'];
}

/** Card numbers as `samples/import-cards-seed` makes them, of rows 1 to `count`. */
export function testCards(count: number): readonly { readonly id: number; readonly number: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const digits = `424242${String(index + 1).padStart(9, '0')}`;
    const number = Array.from({ length: 10 }, (__, last) => `${digits}${last}`).find(passesLuhn);
    return { id: index + 1, number: number ?? digits };
  });
}

/** The row that a card number of `samples/import-cards-seed` belongs to. */
const rowOf = ({ data }: Token): number => Number(data.number.slice(6, 15));

/**
 * Starts the vault on a free port of the loopback interface.
 *
 * @param refusedRow the row whose card is not valid
 * @param lost tells by its rows whether the answer to a request that created tokens is lost, and may stop the program
 */
export async function startImportVault(
  refusedRow: number,
  lost: (rows: readonly number[]) => boolean,
): Promise<ImportVault> {
  const tokens = new Map<string, Token>();
  const created: number[] = [];
  const answers = new Map<string, Answer>();

  function create(
    key: string,
    requested: readonly Token[],
    body: (masked: readonly object[]) => unknown,
  ): Answer {
    const known = answers.get(key);
    if (known) return known;
    const problem = (status: number): Answer => json(status, { title: 'A problem', status });
    if (requested.some((one) => rowOf(one) === refusedRow)) return problem(400);
    if (requested.some(({ id }) => tokens.has(id))) return problem(409);
    for (const one of requested) tokens.set(one.id, one);
    created.push(...requested.map(rowOf));
    const answer = json(201, body(requested.map(masked)));
    answers.set(key, answer);
    return lost(requested.map(rowOf)) ? 'silence' : answer;
  }

  function list(query: URLSearchParams): Answer {
    const start = Number(query.get('start') ?? 0);
    const end = start + PAGE_SIZE;
    const data = [...tokens.values()].slice(start, end).map(masked);
    return json(200, { pagination: { next: end < tokens.size ? String(end) : null }, data });
  }

  function respond({ method, url, headers, body }: SentRequest): Answer {
    const { pathname, searchParams } = new URL(url, 'http://vault');
    const key = headers['bt-idempotency-key'] ?? '';
    if (method === 'GET' && pathname === '/v2/tokens') return list(searchParams);
    if (method === 'GET') {
      const found = tokens.get(pathname.replace('/tokens/', ''));
      return found ? json(200, masked(found)) : json(404, { title: 'Not found', status: 404 });
    }
    const sent: unknown = JSON.parse(body.toString());
    if (pathname === '/tokenize') return create(key, z.array(token).max(5).parse(sent), (all) => all);
    return create(key, [token.parse(sent)], ([one]) => one);
  }

  const server = await startRecorder(respond);
  return {
    origin: server.origin,
    createdRows: () => created,
    forgetKeys: () => {
      answers.clear();
    },
    close: server.close,
  };
}

/** What an application sees that may read cards masked. */
function masked({ id, type, data, containers }: Token): object {
  return { id, type, containers, data: { ...data, number: `XXXXXXXXXXXX${data.number.slice(-4)}` } };
}
