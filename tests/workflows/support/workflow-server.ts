/**
 * What programs of workflows call in tests: it keeps what each run sent, answers for the destinations of proxies and
 * for failures as the workflow says, and asks the mock server of the API description for everything else.
 */
import type { Json } from '../../../engines/json/index.ts';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Operation } from '../../../pipeline/content/api-description/index.ts';
import type { Workflow, WorkflowStep } from '../../../pipeline/code-samples/workflows/index.ts';
import { senderOf } from '../../samples/support/recorder.ts';
import { answerOf } from './expected.ts';

/** One run of a workflow: by which program, and with which of its named failures, if any. */
export interface Run {
  /** What the program calls itself, e.g. `charge-card--curl`. */
  readonly name: string;
  readonly workflow: Workflow;
  readonly failure?: string;
}

export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Which step it is of; undefined when the workflow has no such call at this place. */
  readonly step: string | undefined;
  /** Whether the destination of a proxy responded. */
  readonly isFromDestination?: boolean;
  readonly status: number;
  readonly answer: string;
}

export interface WorkflowServer {
  /** e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** What a run sent, in order. */
  readonly requestsOf: (run: string) => readonly SentRequest[];
  readonly close: () => Promise<void>;
}

/**
 * Starts the server on a free port of the loopback interface.
 *
 * @param runs all that will call it
 * @param operations of the API description, by id
 * @param mockOrigin where the mock server of the API description is
 */
export async function startWorkflowServer(
  runs: readonly Run[],
  operations: ReadonlyMap<string, Operation>,
  mockOrigin: string,
): Promise<WorkflowServer> {
  const sent = new Map<string, SentRequest[]>();
  const server = createServer((request, response) => {
    const { sample: name } = senderOf(request);
    const earlier = sent.get(name) ?? [];
    sent.set(name, earlier);
    void answerRequest(
      request,
      earlier,
      runs.find((run) => run.name === name),
    ).then((one) => {
      earlier.push(one);
      send(response, one);
    });
  });

  async function answerRequest(
    request: IncomingMessage,
    earlier: readonly SentRequest[],
    run: Run | undefined,
  ): Promise<SentRequest> {
    const { method = '' } = request;
    const { url } = senderOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const body = await buffer(request);
    const step = run && nextStep(run.workflow, earlier, method, url, operations);
    const base = { method, url, headers, body: body.toString(), step: step?.id };
    const isFirst = !earlier.some((one) => one.step === step?.id);
    const given = run && step && answerOf(run.workflow, isFirst ? run.failure : undefined, step);
    // The mock server sees every call of the API, since it refuses what the description does not allow.
    if (step?.operation.kind !== 'proxy') {
      const { status, answer } = await askMock(step, { method, url, headers, body });
      if (given === undefined || status === 422 || status === 400) return { ...base, status, answer };
    }
    if (given === undefined) return { ...base, status: 500, answer: `${step?.id ?? url} has no x-answer.` };
    return {
      ...base,
      status: given.status,
      answer: given.body === undefined ? '' : JSON.stringify(given.body),
      isFromDestination: step?.operation.kind === 'proxy' && !isOfPlatform(given.body),
    };
  }

  async function askMock(
    step: WorkflowStep | undefined,
    {
      method,
      url,
      headers,
      body,
    }: { method: string; url: string; headers: Record<string, string>; body: Buffer },
  ): Promise<{ status: number; answer: string }> {
    const kept = Object.entries(headers).filter(
      ([name]) => name === 'content-type' || name.startsWith('bt-'),
    );
    const response = await fetch(mockOrigin + url, {
      method,
      headers: [
        ...kept,
        ...(step === undefined ? [] : [['prefer', `code=${step.status}`] as [string, string]]),
      ],
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    return { status: response.status, answer: await response.text() };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestsOf: (run) => sent.get(run) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Errors that come before the destination, or instead of it. */
function isOfPlatform(body: Json | undefined): boolean {
  return typeof body === 'object' && body !== null && 'proxy_error' in body;
}

function send(response: ServerResponse, { status, answer, isFromDestination = false }: SentRequest): void {
  response.writeHead(status, {
    ...(answer === '' ? {} : { 'content-type': 'application/json' }),
    ...(isFromDestination ? { 'bt-proxy-destination-status': String(status) } : {}),
  });
  response.end(answer);
}

/** The first step from the one of the latest request on that makes such a call. */
function nextStep(
  { steps }: Workflow,
  earlier: readonly SentRequest[],
  method: string,
  url: string,
  operations: ReadonlyMap<string, Operation>,
): WorkflowStep | undefined {
  const latest = steps.findIndex(({ id }) => id === earlier.at(-1)?.step);
  const candidates = [...steps.slice(latest + 1), ...steps.slice(0, latest + 1).reverse()];
  const [path = ''] = url.split('?');
  return candidates.find(({ operation }) => {
    const found = operation.kind === 'proxy' ? operation.operation : operations.get(operation.id);
    if (found?.method !== method) return false;
    return new RegExp(`^${found.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  });
}
