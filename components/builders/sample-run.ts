/** Samples as raw requests that run in their page, where the simulator can do what they're documented to do. */
import type { Json } from '../../engines/json/index.ts';
import { rawRequest, type RequestParts } from '../../engines/guide-runs/index.ts';
import { initialState, OPERATIONS } from '../../engines/simulator/index.ts';
import {
  canRunStep,
  newSampleSession,
  openSample,
  sendSample,
  stepId,
  type EarlierRequest,
  type RequestRun,
  type SampleResult,
} from '../../engines/sample-runs/index.ts';
import type {
  ApiDescription,
  Operation,
  RequestExample,
} from '../../pipeline/content/api-description/index.ts';
import {
  callHeaders,
  cardOf,
  type Processor,
  type ProcessorAction,
  type ProcessorCall,
} from '../../pipeline/content/processors/index.ts';
import type { Workflow } from '../../pipeline/code-samples/workflows/index.ts';
import { guideProgram } from './guide-program.ts';
import { requestParts } from './request-parts.ts';

/** What a request sample is to the tests and to the page, e.g. `tokens.create/card`. */
export function requestId(operation: Operation, { name }: RequestExample): string {
  return `${operation.id}/${name}`;
}

const supported: ReadonlySet<string> = new Set(OPERATIONS.map(({ id }) => id));

const NO_GUIDE = { program: { name: '', title: '', inputs: [], steps: [] }, outputs: {} };

const raw = (parts: RequestParts): string => rawRequest(parts, NO_GUIDE);

/** What a sample gives when it's the first on its page. */
function firstResult(run: RequestRun): SampleResult | undefined {
  const id = 'sample';
  return sendSample(openSample(newSampleSession(), id, run), id, run, run.request).results.get(id);
}

function gives(run: RequestRun, status: number): boolean {
  const result = firstResult(run);
  return result?.kind === 'sent' && result.exchange.status === String(status);
}

function exampleRequest(operation: Operation, { parameters, body }: RequestExample): string {
  return raw(requestParts(operation, parameters, '<API_KEY>', body));
}

/** The examples that create, with an ID of their own, what a request refers to. */
function creations(request: string, operation: Operation, description: ApiDescription): EarlierRequest[] {
  const id = `${operation.id.split('.')[0] ?? ''}.create`;
  const create = supported.has(id) ? description.operations.get(id) : undefined;
  if (create === undefined || create.id === operation.id) return [];
  return create.requestExamples
    .filter(({ body }) => {
      const own = body !== null && typeof body === 'object' && 'id' in body ? body.id : undefined;
      return typeof own === 'string' && request.includes(own);
    })
    .map((example) => ({
      title: `${create.summary}: ${example.summary}`,
      request: exampleRequest(create, example),
      status: example.status,
    }));
}

/** What undoes an operation can only be seen after that operation. */
const UNDOES: Readonly<Record<string, string>> = { 'networkTokens.resume': 'networkTokens.suspend' };

/** The example of the operation that a request undoes. */
function undone(
  operation: Operation,
  { parameters }: RequestExample,
  description: ApiDescription,
): EarlierRequest[] {
  const earlier = description.operations.get(UNDOES[operation.id] ?? '');
  const [example] = earlier?.requestExamples ?? [];
  if (earlier === undefined || example === undefined) return [];
  return [
    {
      title: `${earlier.summary}: ${example.summary}`,
      request: exampleRequest(earlier, { ...example, parameters }),
      status: example.status,
    },
  ];
}

/**
 * A request sample as it runs in its page, alone or after the examples that create, or change, what it refers to.
 *
 * @returns undefined where the simulator doesn't give the status that the sample is documented with
 */
export function requestRun(
  operation: Operation,
  example: RequestExample,
  description: ApiDescription,
): RequestRun | undefined {
  if (!supported.has(operation.id)) return undefined;
  const request = exampleRequest(operation, example);
  const alone: RequestRun = { kind: 'request', request, before: [] };
  if (gives(alone, example.status)) return alone;
  const before = [...creations(request, operation, description), ...undone(operation, example, description)];
  const after: RequestRun = { ...alone, before };
  return after.before.length > 0 && gives(after, example.status) ? after : undefined;
}

/** The ID of a processor's call among the samples that run. */
export function processorCallId({ id }: Processor, action: ProcessorAction): string {
  return `processor.${id}/${action}`;
}

/** What stands for the reader's card in the simulator. */
function cardInVault(action: ProcessorAction): string {
  const { tokens, intents } = initialState();
  const card = cardOf(action);
  const stored = card.startsWith('token:') ? tokens : intents;
  const id = [...stored.values()].find(({ type }) => type === 'card')?.id ?? '';
  return card.replace(/<\w+>/, id);
}

/**
 * A processor's call as it runs in its page.
 *
 * @returns undefined where the simulator has no such processor, or doesn't do what the call asks for
 */
export function processorRun(
  processor: Processor,
  action: ProcessorAction,
  call: ProcessorCall,
): RequestRun | undefined {
  const body = call.json ?? call.form;
  const written = JSON.stringify(body).replaceAll('{{ card |', `{{ ${cardInVault(action)} |`);
  const headers = { 'BT-API-KEY': '<API_KEY>', 'BT-PROXY-URL': call.url, ...callHeaders(processor, call) };
  const request = raw({
    method: 'POST',
    path: '/proxy',
    query: {},
    headers,
    body: JSON.parse(written) as Json,
  });
  const run: RequestRun = { kind: 'request', request, before: [] };
  const result = firstResult(run);
  return result?.kind === 'sent' && result.verdict?.charge === 'approved' ? run : undefined;
}

/** The ID of a step among the samples that run, or undefined where no run reaches the step. */
export function stepRunId(
  workflow: Workflow,
  place: number,
  description: ApiDescription,
): string | undefined {
  const program = guideProgram(workflow, description);
  if (program === undefined) return undefined;
  return canRunStep(newSampleSession(), { kind: 'step', program, place })
    ? stepId(program, place)
    : undefined;
}
