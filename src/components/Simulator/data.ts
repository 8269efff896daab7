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
import { requestParts } from '../../../pipeline/pages/parts/request-parts.ts';

/** A request to start from. */
export interface SimulatorExample {
  /** What it belongs to, e.g. `tokens`. */
  readonly group: string;
  readonly title: string;
  readonly request: string;
}

const EMPTY = { program: { name: '', title: '', inputs: [], steps: [] }, outputs: {} };

/** The status that the simulator gives when nothing was sent before. */
function statusOf(request: string): number | undefined {
  const parsed = parseRawRequest(request);
  if (!parsed.ok) return undefined;
  const { response } = respond(initialState(), parsed.request, readersWorld());
  return response.kind === 'response' ? response.status : undefined;
}

function examplesOf(operation: Operation): SimulatorExample[] {
  return operation.requestExamples
    .map(({ summary, parameters, body, status }) => ({
      title: `${operation.summary}: ${summary}`,
      request: rawRequest(requestParts(operation, parameters, '<API_KEY>', body), EMPTY),
      status,
    }))
    .filter(({ request, status }) => statusOf(request) === status)
    .map(({ title, request }) => ({ group: operation.id.split('.')[0] ?? '', title, request }));
}

/** Charges of guides that need no step before them. */
function charges(description: ApiDescription): SimulatorExample[] {
  return workflowNames().flatMap((name) => {
    const program = guideProgram(readWorkflow(name, description), description);
    return (program?.steps ?? [])
      .filter((step) => step.path === '/proxy' && !JSON.stringify(step).includes('$steps.'))
      .map((step) => ({
        group: 'proxy',
        title: `${program?.title ?? ''}: ${step.title}`,
        request: rawRequest(step, { ...EMPTY, program: program ?? EMPTY.program }),
      }));
  });
}

/** Requests to start from, each of which succeeds in a new simulator, and the keys that it knows. */
export async function data(): Promise<{
  readonly start: { readonly examples: readonly SimulatorExample[]; readonly keys: typeof READY_KEYS };
}> {
  const description = await loadApiDescription();
  const operations = OPERATIONS.flatMap(({ id }) => description.operations.get(id) ?? []);
  return {
    start: { examples: [...operations.flatMap(examplesOf), ...charges(description)], keys: READY_KEYS },
  };
}
