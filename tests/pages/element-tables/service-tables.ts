import * as z from 'zod';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { codeSpans } from '../../support/table-names.ts';
import { tables } from './tables.ts';

const spans = z.string().transform(codeSpans);

const initOption = z.object({ option: z.string(), type: z.string() });
const member = z.object({ member: z.string() });
const method = z.object({ method: z.string(), signature: z.string(), elements: spans });
const service = z.object({ calls: spans, signature: z.string() });
const field = z.object({
  model: z.string(),
  field: z.string(),
  type: z.string(),
  required: z.enum(['Yes', 'No']),
});
const tokenField = z.object({
  field: z.string(),
  type: z.string(),
  create: z.enum(['Required', 'Optional', 'No']),
  update: z.enum(['Optional', 'No']),
  result: z.enum(['Always', 'Sometimes', 'No']),
});
const error = z.object({ name: z.string(), fields: spans });
const deviceInfo = z.object({ fields: spans });

function rows<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  return z.array(schema).parse(loadDataTable(`web-elements-${name}`).rows);
}

/** The tables of initialization, methods and services as the pages show them, cells of code spans split. */
export const serviceTables = {
  initOptions: rows('init-options', initOption),
  members: rows('members', member),
  methods: rows('methods', method),
  services: rows('services', service),
  fields: rows('fields', field),
  tokenFields: rows('token-fields', tokenField),
  errors: rows('errors', error),
  deviceInfo: rows('device-info', deviceInfo),
};

/** A table of fields: the names and types of a model, and what tells whether a field is required. */
export interface ModelTable {
  readonly table: string;
  readonly model: string;
  /** The type whose properties the table lists. */
  readonly expression: string;
  readonly fields: readonly { readonly field: string; readonly type: string; readonly required: boolean }[];
}

/** What the expressions about models refer to. */
export const modelHead: readonly string[] = [
  'type OwnProxyRequestOptions = Omit<ProxyRequestOptions, keyof RequestOptions>;',
  'type Similar<A, B> = Same<A, B> extends true ? true : Assignable<A, B> extends true ? Assignable<B, A> : false;',
];

const EXPRESSIONS: ReadonlyMap<string, string> = new Map([['ProxyRequestOptions', 'OwnProxyRequestOptions']]);

const tokenModel = (model: string, column: 'create' | 'update' | 'result'): ModelTable => ({
  table: 'web-elements-token-fields',
  model,
  expression: model,
  fields: serviceTables.tokenFields
    .filter((row) => row[column] !== 'No')
    .map((row) => ({ ...row, required: ['Required', 'Always'].includes(row[column]) })),
});

/** Each model with its documented fields. */
export const modelTables: readonly ModelTable[] = [...new Set(serviceTables.fields.map(({ model }) => model))]
  .map((model): ModelTable => ({
    table: 'web-elements-fields',
    model,
    expression: EXPRESSIONS.get(model) ?? model,
    fields: serviceTables.fields
      .filter((row) => row.model === model)
      .map((row) => ({ ...row, required: row.required === 'Yes' })),
  }))
  .concat([
    tokenModel('CreateToken', 'create'),
    tokenModel('UpdateToken', 'update'),
    tokenModel('Token', 'result'),
  ]);

/** What the names in a signature are on one Element. */
export function signatureOn(element: string, signature: string): string {
  const row = tables.elements.find((candidate) => candidate.element === element);
  if (row === undefined)
    throw new Error(
      `content/data/sdks/web/web-elements/web-elements-methods.yaml identifies an Element "${element}", which content/data/sdks/web/web-elements/elements.yaml does not have.`,
    );
  return signature
    .replaceAll(/\bUpdateOptions\b/g, `Update${row.component}Options`)
    .replaceAll(/\bEvents\b/g, `${row.component}Events`)
    .replaceAll(/\bHandle\b/g, row.handle);
}
