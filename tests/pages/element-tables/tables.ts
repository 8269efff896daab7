import * as z from 'zod';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { codeSpans } from '../../support/table-names.ts';

const spans = z.string().transform(codeSpans);

const element = z.object({ element: z.string(), component: z.string(), handle: z.string() });
const option = z.object({
  element: z.string(),
  option: z.string(),
  react: z.string().optional(),
  type: z.string(),
  default: z.string().optional(),
  meaning: z.string(),
});
const prop = z.object({
  prop: z.string(),
  type: z.string(),
  required: z.enum(['Yes', 'No']),
  components: spans,
});
const event = z.object({ event: z.string(), react: spans, elements: spans, fields: spans });
const eventField = z.object({ field: z.string(), type: z.string() });
const object = z.object({ type: z.string(), definition: z.string() });
const values = z.object({ type: z.string(), values: spans });
const brand = z.object({
  brand: z.string(),
  type: z.string(),
  constant: z.string(),
  lengths: z.string(),
  gaps: z.string(),
  code: z.string(),
  patterns: z.string(),
});

function rows<Row>(name: string, schema: z.ZodType<Row>): Row[] {
  return z.array(schema).parse(loadDataTable(name).rows);
}

/** The tables of the Elements as the pages show them, cells of code spans split. */
export const tables = {
  elements: rows('elements', element),
  options: rows('element-options', option),
  props: rows('element-props', prop),
  events: rows('element-events', event),
  eventFields: rows('element-event-fields', eventField),
  objects: rows('element-objects', object),
  values: [...rows('element-values', values), ...rows('element-styles', values)],
  brands: rows('card-brands', brand),
};

export type ElementRow = z.infer<typeof element>;
export type OptionRow = z.infer<typeof option>;
export type EventRow = z.infer<typeof event>;

/** The name of the React prop of an option; undefined when React has none. */
export function reactName({ option: name, react }: Pick<OptionRow, 'option' | 'react'>): string | undefined {
  return react === 'none' ? undefined : (react ?? name);
}
