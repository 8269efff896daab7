/**
 * A processor behind a platform, which keeps accounts. It charges once per idempotency key, and counts. A repeat
 * receives the first result, or a 409 while the first is still running. Scripts reach it under the platform's host, and
 * a test decides what the processor does with each attempt.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startRecorder, type Answer, type SentRequest } from '../../samples/support/recorder.ts';
import { fromProcessor, json } from '../../samples/support/scripted-answers.ts';

/** What happens to one attempt at a charge. */
export interface Behavior {
  /** Whether the platform sends the request on to the processor. */
  readonly reachesProcessor: boolean;
  /** Whether the processor takes or reserves the money, whatever it or the platform returns. */
  readonly charges: boolean;
  /** The money is only reserved until the merchant captures it, or the processor does later. */
  readonly isOnlyAuthorized?: true;
  /** What the script receives. */
  readonly answer: Answer;
  /** Milliseconds before it receives that, or what the processor waits for. */
  readonly takes?: number | Promise<void>;
}

/** A charge request that a script sent to `/proxy`. */
export interface Attempt {
  /** The destination. */
  readonly processor: string;
  /** The processor's idempotency key; empty without one. */
  readonly key: string;
  /** What the processor calls the order. */
  readonly reference: unknown;
}

/** A charge request as a processor reads it, with expressions that the platform would fill in. */
export type ChargeBody = Readonly<Record<string, unknown>>;

/** What one script did. */
export interface Account {
  readonly attempts: readonly Attempt[];
  /** What each attempt asked for. */
  readonly bodies: readonly ChargeBody[];
  /** How often the processor took or reserved the money. */
  readonly charges: number;
  /** How often it took the money. A charge that is only authorized doesn't count. */
  readonly captures: number;
  /** How many cards were turned into tokens. */
  readonly stored: number;
}

/** What the platform does besides charging; by default, every intent is a card, and every token is stored. */
export interface Play {
  /** What happens to each attempt, in order; the last one happens again and again. */
  readonly behaviors: readonly Behavior[];
  readonly readsIntent?: (id: string) => Answer;
  readonly storesCard?: Answer;
}

export interface ProcessorDouble {
  /** Of the platform, e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Begins a new account. The name is what the script sends as the recorder's header, or empty without it. */
  readonly play: (name: string, play: Play) => void;
  /** @throws Error when nothing was played under this name */
  readonly account: (name: string) => Account;
  readonly close: () => Promise<void>;
}

/** A request's JSON, or its form: Stripe's is one. */
function bodyOf(text: string): ChargeBody {
  if (text.startsWith('{')) return JSON.parse(text) as ChargeBody;
  const fields = new URLSearchParams(text);
  return { ...Object.fromEntries(fields), reference: fields.get('metadata[order_reference]') ?? undefined };
}

const KEY_HEADERS = ['cko-idempotency-key', 'idempotency-key'];

/** A script of a test, with what is played to it, and what it has done so far. */
class Session implements Account {
  readonly attempts: Attempt[] = [];
  readonly bodies: ChargeBody[] = [];
  charges = 0;
  captures = 0;
  stored = 0;
  /** What a processor did with a key, which it does again for the same key without another charge. */
  private readonly kept = new Map<string, Behavior>();
  /** Keys of attempts that have no result yet. */
  private readonly running = new Set<string>();
  private readonly played: Play;

  constructor(played: Play) {
    this.played = played;
  }

  async respond(request: SentRequest): Promise<Answer> {
    if (request.url === '/proxy') return this.charge(request);
    if (request.method === 'GET') return this.readIntent(request.url.replace('/token-intents/', ''));
    const answer = this.played.storesCard ?? json(201, { id: 'token-1', type: 'card' });
    if (typeof answer !== 'string' && answer.status < 300) this.stored += 1;
    return answer;
  }

  private readIntent(id: string): Answer {
    // An intent is gone when a token was created from it.
    if (this.stored > 0) return json(404, { title: 'Not found', status: 404 });
    return this.played.readsIntent?.(id) ?? json(200, { id, type: 'card' });
  }

  private async charge({ headers, body }: SentRequest): Promise<Answer> {
    const key = KEY_HEADERS.map((name) => headers[name]).find((value) => value !== undefined) ?? '';
    const processor = headers['bt-proxy-url'] ?? '';
    const sent = bodyOf(String(body));
    const { behaviors } = this.played;
    const keyThere = `${processor} ${key}`;
    const earlier = this.kept.get(keyThere);
    const behavior = earlier ?? behaviors[this.attempts.length] ?? behaviors.at(-1);
    if (behavior === undefined) throw new Error('The test plays nothing for a charge. Give it a behavior.');
    this.attempts.push({ processor, key, reference: sent.reference });
    this.bodies.push(sent);
    if (this.running.has(keyThere)) return fromProcessor(409, { error: 'The first request is running.' });
    if (earlier === undefined) this.take(behavior);
    if (behavior.reachesProcessor && key !== '') this.kept.set(keyThere, behavior);
    if (behavior.takes !== undefined) {
      this.running.add(keyThere);
      await (typeof behavior.takes === 'number' ? wait(behavior.takes) : behavior.takes);
      this.running.delete(keyThere);
    }
    return behavior.answer;
  }

  private take({ charges, isOnlyAuthorized }: Behavior): void {
    if (!charges) return;
    this.charges += 1;
    if (isOnlyAuthorized === undefined) this.captures += 1;
  }
}

/** Starts the double on a free port of the loopback interface. */
export async function startProcessorDouble(): Promise<ProcessorDouble> {
  const sessions = new Map<string, Session>();
  const sessionOf = (name: string): Session => {
    const session = sessions.get(name);
    if (session === undefined) throw new Error(`The test plays nothing for "${name}". Call play first.`);
    return session;
  };
  const { origin, close } = await startRecorder((request, name) => sessionOf(name).respond(request));
  return {
    origin,
    close,
    play: (name, play) => void sessions.set(name, new Session(play)),
    account: sessionOf,
  };
}
