import type { RequestRun } from '../../../engines/sample-runs/index.ts';
import { OPERATIONS } from '../../../engines/simulator/index.ts';
import { loadApiDescription, type Operation } from '../../../pipeline/content/api-description/index.ts';
import {
  applicationIds,
  creationExample,
  loadApplication,
} from '../../../pipeline/content/applications/index.ts';
import { loadProcessors, PROCESSOR_ACTIONS } from '../../../pipeline/content/processors/index.ts';
import { processorCallId, processorRun, requestId, requestRun } from '../../builders/sample-run.ts';

type Entry = readonly [id: string, run: RequestRun];

/** Guides show the requests that create their applications. */
function guideExamples({ id }: Operation): Operation['requestExamples'] {
  return id === 'applications.create'
    ? applicationIds().map((one) => creationExample(loadApplication(one), 201))
    : [];
}

async function requests(): Promise<readonly Entry[]> {
  const description = await loadApiDescription();
  return OPERATIONS.flatMap(({ id }) => description.operations.get(id) ?? []).flatMap((operation) =>
    [...operation.requestExamples, ...guideExamples(operation)].flatMap((example): Entry[] => {
      const run = requestRun(operation, example, description);
      return run === undefined ? [] : [[requestId(operation, example), run]];
    }),
  );
}

function processorCalls(): readonly Entry[] {
  return loadProcessors().flatMap((processor) =>
    PROCESSOR_ACTIONS.flatMap((action): Entry[] => {
      const call = processor.calls[action];
      const run = call === undefined ? undefined : processorRun(processor, action, call);
      return run === undefined ? [] : [[processorCallId(processor, action), run]];
    }),
  );
}

/**
 * The samples that run in their page by ID, in a file for each word that IDs begin with, such as `tokens`. Steps of
 * guides aren't among them, since `RunGuide` has files of them.
 */
export async function data(): Promise<Readonly<Record<string, Readonly<Record<string, RequestRun>>>>> {
  const files = new Map<string, Entry[]>();
  for (const entry of [...(await requests()), ...processorCalls()]) {
    const [file = ''] = entry[0].split('.');
    files.set(file, [...(files.get(file) ?? []), entry]);
  }
  return Object.fromEntries([...files].map(([file, entries]) => [file, Object.fromEntries(entries)]));
}
