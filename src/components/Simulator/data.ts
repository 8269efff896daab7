import {
  initialState,
  OPERATIONS,
  parseRawRequest,
  READY_KEYS,
  respond,
} from '../../lib/platform-double/index.ts';
import { rawRequest } from '../../lib/guide-runs/index.ts';
import { readersWorld } from '../../lib/simulator/session.ts';
import {
  loadApiDescription,
  type ApiDescription,
  type Operation,
} from '../../../pipeline/material/api-description/index.ts';
import { readWorkflow, workflowNames } from '../../../pipeline/languages/workflows/index.ts';
import { guideProgram } from '../../../pipeline/pages/parts/guide-program.ts';
import { RULES, secondPage, type SimulatorExample } from './examples.ts';
import { requestParts } from '../../../pipeline/pages/parts/request-parts.ts';

/** The group of proxied calls in guides. */
const GUIDE_CHARGES = 'Proxied calls of guides';

const EMPTY = { program: { name: '', title: '', inputs: [], steps: [] }, outputs: {} };

/** What the simulator gives when nothing was sent before. */
function firstResponse(request: string): { readonly status?: number; readonly body?: string } {
  const parsed = parseRawRequest(request);
  if (!parsed.ok) return {};
  const { response } = respond(initialState(), parsed.request, readersWorld());
  return response.kind === 'response' ? response : {};
}

/** A cursor of the API description leads to no page here. */
const hasCursor = (request: string): boolean => /[?&]start=|"start":/.test(request);

/** `tokenIntents.create` belongs to `Token intents`. */
function groupOf(operationId: string): string {
  const [resource = ''] = operationId.split('.');
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

/** Charges of guides that need no step before them. */
function charges(description: ApiDescription): SimulatorExample[] {
  return workflowNames().flatMap((name) => {
    const program = guideProgram(readWorkflow(name, description), description);
    return (program?.steps ?? [])
      .filter((step) => step.path === '/proxy' && !JSON.stringify(step).includes('$steps.'))
      .map((step) => ({
        group: GUIDE_CHARGES,
        title: `${program?.title ?? ''}: ${step.title}`,
        request: rawRequest(step, { ...EMPTY, program: program ?? EMPTY.program }),
      }));
  });
}

/** Requests to start from, and the keys that the simulator knows. */
export async function data(): Promise<{
  readonly start: { readonly examples: readonly SimulatorExample[]; readonly keys: typeof READY_KEYS };
}> {
  const description = await loadApiDescription();
  const operations = OPERATIONS.flatMap(({ id }) => description.operations.get(id) ?? []);
  return {
    start: {
      examples: inOrder(operations.flatMap(examplesOf), [...RULES, ...nextPages(), ...charges(description)]),
      keys: READY_KEYS,
    },
  };
}
