import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Answer, Recorder } from '../support/recorder.ts';
import { readRequest } from '../support/read-request.ts';
import { startScriptedServer } from '../support/scripted-answers.ts';
import { offer } from './documented.ts';
import { ORIGIN_HEADER, type Batch, type Invocation, type Outcome } from './invocation.ts';

/** A request that code sent, with the host that it meant. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An invocation with what others answer: the platform to its client, and third parties, in order. */
export interface AnsweredInvocation extends Invocation {
  readonly answers: readonly Answer[];
}

/** What an invocation did, and what it sent. */
export interface Run {
  readonly outcome: Outcome;
  readonly sent: readonly Sent[];
}

/**
 * Runs invocations as the platform does, in a process of their own, which reaches nothing but a server that answers as
 * the invocations say. Node.js is the one that runs the tests: the runtimes are 16 and 22. On node-bt the code lacks
 * what came after 16; for node22 it may use what the oldest Node.js of this project has, which is less.
 *
 * @param packagesFolder with the packages of the runtime
 * @returns by id; an invocation that ended the process is missing
 */
export async function invokeAll(
  invocations: readonly AnsweredInvocation[],
  packagesFolder: string,
): Promise<ReadonlyMap<string, Run>> {
  const server = await startScriptedServer(new Map(invocations.map(({ id, answers }) => [id, answers])));
  const child = fork(path.join(import.meta.dirname, 'run-invocations.ts'), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    // Keeps what JSON has no form for, such as members that are undefined.
    serialization: 'advanced',
    env: { ...process.env, NO_PROXY: '*', no_proxy: '*' },
  });
  const outcomes: Outcome[] = [];
  child.on('message', (outcome: Outcome) => outcomes.push(outcome));
  child.send({ invocations, offer: offer(), packagesFolder, origin: server.origin } satisfies Batch);
  await once(child, 'exit');
  const runs = new Map(
    outcomes.map((outcome) => [outcome.id, { outcome, sent: sentBy(server, outcome.id) }]),
  );
  await server.close();
  return runs;
}

function sentBy(server: Recorder, id: string): Sent[] {
  return server.exchangesOf(id).map((exchange) => {
    const { url, headers, ...rest } = readRequest(exchange);
    return { ...rest, url: `${headers[ORIGIN_HEADER] ?? ''}${url}`, headers };
  });
}
