import type { Json } from '../../../../engines/json/index.ts';
import { provider } from '../../../../content/site/provider.ts';
import type { Answer } from '../../support/recorder.ts';
import { json } from '../../support/scripted-answers.ts';
import { requestBody, responseBody } from '../documented.ts';
import type { Invocation, Outcome } from '../invocation.ts';
import type { PlatformAnswer, Result } from '../platform-answer.ts';

/** One invocation of a sample, and what has to come of it. */
export interface Case extends Partial<Omit<Invocation, 'id' | 'code' | 'input'>> {
  readonly sample: string;
  /** What happens, for the name of the test. */
  readonly when: string;
  readonly input: unknown;
  /** What others answer, in order: the platform to the client of the code, and third parties. */
  readonly answers?: readonly Answer[];
  readonly expected: Result;
  /** What the code sends, and nothing else. */
  readonly sends?: readonly Sent[];
  /** What else has to be true. */
  readonly also?: (outcome: Outcome) => void;
}

/** A request: of its headers those that matter, everything else in full. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The data of the test card. */
export const CARD = (requestBody('tokens.create', 'card') as { data: Record<string, Json> }).data;

/**
 * The request that stores something, as the client of the code has to send it; the legacy SDK ends the path with a
 * slash.
 */
export function stores(body: object): Sent {
  return { method: 'POST', url: `${provider.hosts.test}/tokens/`, body };
}

/**
 * The platform's answer to the request that stores something of a documented example, with another id where one is
 * given.
 */
export function stored(example: 'card' | 'generic' | 'ssn', changes: object = {}): Answer {
  return json(201, { ...(responseBody('tokens.create', example, 201) as object), ...changes });
}

/** The platform's answer to data that it does not accept. */
export const REFUSED: Answer = json(400, responseBody('tokens.create', 'invalid_data', 400));

/** What a proxy answers when a transform threw an error of a class. */
export function proxyProblem(status: number, detail: string, error: string): { proxyError: PlatformAnswer } {
  const title = 'One or more validation errors occurred.';
  return {
    proxyError: { status, body: { proxy_error: { errors: { error: [error] }, title, status, detail } } },
  };
}
