/**
 * Requests of workflows to destinations of the proxy, found in `content/workflows/`, and what `content/data/` knows about the
 * destination.
 */
import { parse } from 'yaml';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import {
  loadProcessors,
  type Processor,
  type ProcessorAction,
} from '../../pipeline/content/processors/index.ts';
import {
  workflowDocument,
  type RawStep,
  type WorkflowDocument,
} from '../../pipeline/code-samples/workflows/document.ts';
import { workflowFile, workflowNames, workflowText } from '../../pipeline/code-samples/workflows/index.ts';

/** The host of the echo, which sends back what it gets. */
const ECHO = 'echo.basistheory.com';

export interface DestinationRequest {
  /** The file and the step, for a message. */
  readonly place: string;
  readonly workflow: string;
  readonly step: RawStep;
  readonly destination: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A processor of `content/data/processors/`, and what the address does there. */
export interface Destination {
  readonly processor: Processor;
  readonly action: ProcessorAction;
}

/** The sign of an approval, and where a response has it. */
export interface Sign {
  readonly field: string;
  readonly value: string | boolean;
}

export const processors: readonly Processor[] = loadProcessors();

/** Whether an address leads to the echo, which charges nothing. */
export function isEcho(destination: string): boolean {
  return new URL(destination).host === ECHO;
}

/** What an address is at a known processor; undefined for any other address. */
export function destinationOf(destination: string): Destination | undefined {
  for (const processor of processors)
    for (const [action, call] of Object.entries(processor.calls))
      if (call.url === destination) return { processor, action: action as ProcessorAction };
  return undefined;
}

/** The sign of an approval of a processor; undefined where `content/data/card-payments/charge-signs.yaml` has none. */
export function approvalSign(id: string): Sign | undefined {
  const row = loadDataTable('charge-signs').rows.find((one) => one.id === id);
  return row === undefined ? undefined : { field: String(row.field), value: row.value as string | boolean };
}

/** Every POST of a workflow that a proxy forwards, with the address that it leads to. */
export function destinationRequests(): DestinationRequest[] {
  return workflowNames().flatMap((name) =>
    requestsOf(name, workflowDocument.parse(parse(workflowText(name)))),
  );
}

/** Those of one workflow. */
export function requestsOf(name: string, document: WorkflowDocument): DestinationRequest[] {
  const { steps } = document.workflows[0];
  return steps.flatMap((step) => {
    if (!/\{\$sourceDescriptions\.proxy\.url\}.*\/post$/.test(step.operationPath)) return [];
    const headers = Object.fromEntries(
      step.parameters.flatMap(({ name: header, in: place, value }) =>
        place === 'header' ? [[header, value]] : [],
      ),
    );
    const place = `${workflowFile(name)}, step ${step.stepId}`;
    return [{ place, workflow: name, step, headers, destination: addressOf(steps, headers, place) }];
  });
}

/** The address of an ephemeral call, or of the proxy that an earlier step created. */
function addressOf(
  steps: readonly RawStep[],
  headers: Readonly<Record<string, unknown>>,
  place: string,
): string {
  const direct = headers['BT-PROXY-URL'];
  if (typeof direct === 'string') return direct;
  const key = String(headers['BT-PROXY-KEY']);
  const creates = steps.find(({ stepId }) => key.includes(`$steps.${stepId}.outputs.`));
  const payload = creates?.requestBody?.payload as { readonly destination_url?: unknown } | undefined;
  if (typeof payload?.destination_url === 'string') return payload.destination_url;
  throw new Error(
    `${place}: nothing says where the request goes. Name BT-PROXY-URL, or create the proxy in an earlier step.`,
  );
}
