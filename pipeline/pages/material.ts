/**
 * The material that pages are written from, with a record of what a page used: the tables, samples, workflows, worked expressions, operations
 * and schemas that it shows, what the record of proofs says about its samples, and which of the pages that it links to
 * are written. A page is read again when one of these
 * changes, and only then.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '../../site/site-map.ts';
import { loadApiDescription } from '../material/api-description/index.ts';
import type { ApiDescription } from '../material/api-description/types.ts';
import { loadApplication, type GuideApplication } from '../material/applications/index.ts';
import { loadDataTable, SDK_VERSIONS, type DataTable } from '../material/tables/index.ts';
import { loadExampleSets, type ExampleSets } from '../material/worked-expressions/index.ts';
import {
  exampleLanguages,
  loadExample,
  projectFiles,
  SERVER_LANGUAGES,
  type Example,
} from '../languages/example-projects/index.ts';
import { loadNotice, type Notice } from '../material/notices/index.ts';
import { loadProcessors, type Processor } from '../material/processors/index.ts';
import { proofsUnder } from '../languages/requests/index.ts';
import { loadSample, type Sample } from '../languages/samples/index.ts';
import {
  loadServerProject,
  serverProjectFiles,
  type ServerProject,
} from '../languages/server-projects/index.ts';
import {
  PROXY_CALLS,
  readWorkflow,
  workflowSampleId,
  workflowText,
  type Workflow,
} from '../languages/workflows/index.ts';
import { operationRoutes } from './operation-routes.ts';

/** What a page used, e.g. `table:api-errors`, with a fingerprint of what it was then. */
export type Dependencies = Readonly<Record<string, string>>;

/** The material as a page sees it. */
export interface Material {
  readonly description: ApiDescription;
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
  readonly isWritten: (route: string) => boolean;
  /** The route of the page that documents each operation, by the operation's id. */
  readonly operationRoutes: () => ReadonlyMap<string, string>;
}

/** A short name for a content: equal contents have equal fingerprints. */
export function fingerprint(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

function contentFingerprint(read: () => string | Buffer): string {
  try {
    return fingerprint(read());
  } catch {
    return 'absent';
  }
}

const fileFingerprint = (file: string): string => contentFingerprint(() => readFileSync(file));

function folderFingerprint(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const parts = files.map(({ name }) => `${name} ${fileFingerprint(path.join(folder, name))}`);
  return fingerprint(parts.sort().join('\n'));
}

function valueFingerprint(value: unknown): string {
  return value === undefined ? 'absent' : fingerprint(JSON.stringify(value));
}

/** Everything of one half of the description, for a page that counts or lists it. */
const ALL = '*';

/** A description never changes: an edit makes another one. */
const known = new WeakMap<ReadonlyMap<string, unknown>, Map<string, string>>();

/** Most pages use the same few operations and schemas, so each is written as JSON once. */
function mapFingerprint(map: ReadonlyMap<string, unknown>, key: string): string {
  const ofMap = known.get(map) ?? new Map<string, string>();
  known.set(map, ofMap);
  const result = ofMap.get(key) ?? valueFingerprint(key === ALL ? [...map] : map.get(key));
  ofMap.set(key, result);
  return result;
}

/** Everything that the archives of an example hold. */
function exampleFingerprint(name: string): string {
  try {
    const example = loadExample(name);
    return valueFingerprint(
      exampleLanguages(example).map((language) => [...projectFiles(example, language)]),
    );
  } catch {
    return 'absent';
  }
}

/** Everything that the archives of a server project hold. */
function serverProjectFingerprint(name: string): string {
  try {
    const project = loadServerProject(name);
    return valueFingerprint(SERVER_LANGUAGES.map((language) => [...serverProjectFiles(project, language)]));
  } catch {
    return 'absent';
  }
}

const dataFingerprint = (name: string): string => fileFingerprint(path.resolve('data', `${name}.yaml`));

const fingerprints: Readonly<Record<string, (name: string, description: ApiDescription) => string>> = {
  table: (name) =>
    fingerprint(
      dataFingerprint(name) +
        // Its cells can name versions.
        dataFingerprint(SDK_VERSIONS) +
        fileFingerprint(path.resolve('data/schemas', `${name}.schema.json`)),
    ),
  sample: (id) => fingerprint(folderFingerprint(path.resolve('samples', id)) + proofsUnder(`samples/${id}`)),
  application: (id) => fileFingerprint(path.resolve('data/applications', `${id}.yaml`)),
  notice: (name) => fileFingerprint(path.resolve('data/notices', `${name}.yaml`)),
  processors: () => folderFingerprint(path.resolve('data/processors')),
  expressions: (name) => fileFingerprint(path.resolve('data/expressions', `${name}.yaml`)),
  workflow: (name) =>
    fingerprint(
      contentFingerprint(() => workflowText(name)) +
        fileFingerprint(path.resolve(PROXY_CALLS)) +
        proofsUnder(workflowSampleId(name)),
    ),
  example: exampleFingerprint,
  'server-project': serverProjectFingerprint,
  operation: (id, { operations }) =>
    fingerprint(mapFingerprint(operations, id) + proofsUnder(id === ALL ? '' : `${id}/`)),
  schema: (name, { schemas }) => mapFingerprint(schemas, name),
  'operation-routes': () => valueFingerprint([...operationRoutes()]),
  page: (route) => (pageFile(route) === undefined ? 'unwritten' : 'written'),
};

function currentFingerprint(dependency: string, description: ApiDescription): string {
  const [kind = '', name = ''] = dependency.split(/:(.*)/s);
  return fingerprints[kind]?.(name, description) ?? 'absent';
}

/** A view of a map that notes which of its entries are asked for. */
class NotedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #entries: ReadonlyMap<string, Value>;
  readonly #note: (key: string) => void;

  constructor(entries: ReadonlyMap<string, Value>, note: (key: string) => void) {
    this.#entries = entries;
    this.#note = note;
  }

  get(key: string): Value | undefined {
    this.#note(key);
    return this.#entries.get(key);
  }

  has(key: string): boolean {
    this.#note(key);
    return this.#entries.has(key);
  }

  /** For whoever looks at more than one entry. */
  #all(): ReadonlyMap<string, Value> {
    this.#note(ALL);
    return this.#entries;
  }

  get size(): number {
    return this.#all().size;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#all()[Symbol.iterator]();
  }

  keys(): MapIterator<string> {
    return this.#all().keys();
  }

  values(): MapIterator<Value> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.#all().entries();
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#all().forEach(visit);
  }
}

/** The material of one page, and what the page has used of it so far. */
export interface NotedMaterial {
  readonly material: Material;
  readonly dependencies: () => Dependencies;
}

/** The material of the project, noting what is used of it. */
export async function openMaterial(): Promise<NotedMaterial> {
  const description = await loadApiDescription();
  const used = new Set<string>();
  const note =
    (kind: string) =>
    (name: string): void => {
      used.add(`${kind}:${name}`);
    };
  const noteTable = note('table');
  const noteSample = note('sample');
  const noteApplication = note('application');
  const noteNotice = note('notice');
  const noteExpressions = note('expressions');
  const noteWorkflow = note('workflow');
  const noteExample = note('example');
  const noteServerProject = note('server-project');
  const notePage = note('page');
  const material: Material = {
    description: {
      servers: description.servers,
      operations: new NotedMap(description.operations, note('operation')),
      schemas: new NotedMap(description.schemas, note('schema')),
    },
    table(name) {
      noteTable(name);
      return loadDataTable(name);
    },
    sample(id) {
      noteSample(id);
      return loadSample(id);
    },
    application(id) {
      noteApplication(id);
      noteTable('permissions');
      return loadApplication(id);
    },
    notice(name) {
      noteNotice(name);
      return loadNotice(name);
    },
    processors() {
      note('processors')(ALL);
      return loadProcessors();
    },
    expressions(name) {
      noteExpressions(name);
      return loadExampleSets(name);
    },
    workflow(name) {
      noteWorkflow(name);
      // Its operations are noted one by one when they are written out.
      return readWorkflow(name, description);
    },
    example(name) {
      const example = loadExample(name);
      noteExample(name);
      return example;
    },
    serverProject(name) {
      noteServerProject(name);
      return loadServerProject(name);
    },
    isWritten(route) {
      notePage(route);
      return pageFile(route) !== undefined;
    },
    operationRoutes() {
      note('operation-routes')(ALL);
      return operationRoutes();
    },
  };
  return {
    material,
    dependencies: () =>
      Object.fromEntries([...used].sort().map((name) => [name, currentFingerprint(name, description)])),
  };
}

/** Whether everything that a page used is still what it was. */
export async function isUnchanged(dependencies: Dependencies): Promise<boolean> {
  const description = await loadApiDescription();
  return Object.entries(dependencies).every(([name, then]) => currentFingerprint(name, description) === then);
}
