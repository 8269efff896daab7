import {
  initialState,
  OPERATIONS,
  parseRawRequest,
  READY_KEYS,
  respond,
} from '../../../engines/simulator/index.ts';
import { rawRequest } from '../../../engines/guide-runs/index.ts';
import { readersEnvironment } from '../../../engines/simulator-sessions/index.ts';
import { loadApiDescription, type Operation } from '../../../pipeline/content/api-description/index.ts';
import { RULES, secondPage, type SimulatorExample } from './examples.ts';
import { requestParts } from '../../builders/request-parts.ts';

const EMPTY = { program: { name: '', title: '', inputs: [], steps: [] }, outputs: {} };

/** What the simulator gives when nothing was sent before. */
function firstResponse(request: string): { readonly status?: number; readonly body?: string } {
  const parsed = parseRawRequest(request);
  if (!parsed.ok) return {};
  const { response } = respond(initialState(), parsed.request, readersEnvironment());
  return response.kind === 'response' ? response : {};
}

/** A cursor of the API description leads to no page here. */
const hasCursor = (request: string): boolean => /[?&]start=|"start":/.test(request);

/** Each sample runs in its own page, so a few of an operation are enough here. */
const MOST_OF_ONE = 2;

/** Proper names of resources. */
const PRODUCTS: Readonly<Partial<Record<string, string>>> = {
  threeds: '3D Secure',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
};

/** `tokenIntents.create` belongs to `Token intents`. */
function groupOf(operationId: string): string {
  const [resource = ''] = operationId.split('.');
  const product = PRODUCTS[resource];
  if (product !== undefined) return product;
  const words = resource.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function examplesOf(operation: Operation): SimulatorExample[] {
  return operation.requestExamples
    .map(({ summary, parameters, body, status }) => ({
      title: `${operation.summary}: ${summary}`,
      request: rawRequest(requestParts(operation, parameters, '<API_KEY>', body), EMPTY),
      status,
    }))
    .filter(({ request, status }) => firstResponse(request).status === status && !hasCursor(request))
    .slice(0, MOST_OF_ONE)
    .map(({ title, request }) => ({ group: groupOf(operation.id), title, request }));
}

/** Page 2 of the tokens, if they don't fit on one page. */
function nextPages(): SimulatorExample[] {
  const first = RULES.find(({ title }) => title.endsWith('Tokens, page 1'));
  const { body = '{}' } = firstResponse(first?.request ?? '');
  const { pagination } = JSON.parse(body) as { readonly pagination?: { readonly next?: string } };
  return pagination?.next === undefined ? [] : [secondPage(pagination.next)];
}

/** The rules follow the tokens, which they're about. */
function inOrder(
  operations: readonly SimulatorExample[],
  others: readonly SimulatorExample[],
): SimulatorExample[] {
  const isFirst = ({ group }: SimulatorExample): boolean => group.startsWith('Token');
  return [...operations.filter(isFirst), ...others, ...operations.filter((one) => !isFirst(one))];
}

/** Requests to start from, and the keys that the simulator knows. */
export async function data(): Promise<{
  readonly start: { readonly examples: readonly SimulatorExample[]; readonly keys: typeof READY_KEYS };
}> {
  const description = await loadApiDescription();
  const operations = OPERATIONS.flatMap(({ id }) => description.operations.get(id) ?? []);
  return {
    start: {
      examples: inOrder(operations.flatMap(examplesOf), [...RULES, ...nextPages()]),
      keys: READY_KEYS,
    },
  };
}
