/**
 * The content that pages are written from. What a page uses of it is noted as a source of the page: files as they are
 * read; of the API description, the operations and schemas rather than its files, so that an edit of one of them makes
 * only the pages again that show it.
 */
import { provider } from '../../content/site/provider.ts';
import { loadApiChanges, type ApiChanges } from '../content/api-changes/index.ts';
import { loadApiDescription, type ApiDescription } from '../content/api-description/index.ts';
import { loadApplication, type GuideApplication } from '../content/applications/index.ts';
import { loadNotice, type Notice } from '../content/notices/index.ts';
import { loadProcessors, type Processor } from '../content/processors/index.ts';
import { loadDataTable, type DataTable } from '../content/tables/index.ts';
import { loadExampleSets, type ExampleSets } from '../content/worked-expressions/index.ts';
import { loadExample, type Example } from '../code-samples/example-projects/index.ts';
import { loadSample, type Sample } from '../code-samples/samples/index.ts';
import { loadServerProject, type ServerProject } from '../code-samples/server-projects/index.ts';
import { readWorkflow, type Workflow } from '../code-samples/workflows/index.ts';
import { registerSourceKind, fingerprint, trackDependency, withoutTracking } from '../cache/index.ts';
import { ALL, TrackedMap } from './tracked-map.ts';
import { operationRoutes } from './operation-routes.ts';

/** The content as a page sees it. */
export interface PageContent {
  readonly description: ApiDescription;
  /** What changed in it, day by day. */
  readonly changes: () => ApiChanges;
  readonly table: (name: string) => DataTable;
  readonly sample: (id: string) => Sample;
  readonly application: (id: string) => GuideApplication;
  readonly notice: (name: string) => Notice;
  /** In the order of their tabs. */
  readonly processors: () => readonly Processor[];
  readonly expressions: (name: string) => ExampleSets;
  readonly workflow: (name: string) => Workflow;
  readonly example: (name: string) => Example;
  readonly serverProject: (name: string) => ServerProject;
  /** Whether the site knows its URL, without which it has no feeds. */
  readonly hasUrl: () => boolean;
  /** The route of the page that documents each operation, by the operation's ID. */
  readonly operationRoutes: () => ReadonlyMap<string, string>;
}

const currentDescription = (): Promise<ApiDescription> => withoutTracking(() => loadApiDescription());

const OWN_URL = 'own-url';
registerSourceKind(OWN_URL, () => (provider.siteUrl === undefined ? 'absent' : 'present'));

/** A description never changes: an edit makes another one. */
const prints = new WeakMap<ReadonlyMap<string, unknown>, Map<string, string>>();

/** Most pages use the same few operations and schemas, so each is written as JSON once. */
function entryPrint(map: ReadonlyMap<string, unknown>, key: string): string {
  const ofMap = prints.get(map) ?? new Map<string, string>();
  prints.set(map, ofMap);
  const value = key === ALL ? [...map] : map.get(key);
  const print = ofMap.get(key) ?? (value === undefined ? 'absent' : fingerprint(JSON.stringify(value)));
  ofMap.set(key, print);
  return print;
}

registerSourceKind('operation', async (id) => entryPrint((await currentDescription()).operations, id));
registerSourceKind('schema', async (name) => entryPrint((await currentDescription()).schemas, name));

/**
 * The content of the project.
 *
 * @throws Error that names file, operation and fix when the API description can't be read
 */
export async function loadPageContent(): Promise<PageContent> {
  const description = await currentDescription();
  return {
    description: {
      servers: description.servers,
      operations: new TrackedMap(description.operations, (id) => {
        trackDependency(`operation:${id}`, entryPrint(description.operations, id));
      }),
      schemas: new TrackedMap(description.schemas, (name) => {
        trackDependency(`schema:${name}`, entryPrint(description.schemas, name));
      }),
    },
    changes: () => loadApiChanges(),
    table: (name) => loadDataTable(name),
    sample: (id) => loadSample(id),
    application: (id) => loadApplication(id),
    notice: (name) => loadNotice(name),
    processors: () => loadProcessors(),
    expressions: (name) => loadExampleSets(name),
    // Its operations are noted one by one when they are written out.
    workflow: (name) => readWorkflow(name, description),
    example: (name) => loadExample(name),
    serverProject: (name) => loadServerProject(name),
    hasUrl: () => {
      trackDependency(`${OWN_URL}:`);
      return provider.siteUrl !== undefined;
    },
    operationRoutes,
  };
}
