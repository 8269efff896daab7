import { didYouMean } from '../../../pipeline/content/did-you-mean.mjs';
import { schemaAnchor } from '../../../pipeline/pages/tree/schema-anchor.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { collapsedOnSmallScreens } from '../../../pipeline/pages/tree/collapse-on-small-screens.ts';
import { schemaFields } from '../../builders/schema-fields.ts';
import { flowElement } from '../../builders/elements.ts';
import { heading, markdownBlocks } from '../../../pipeline/pages/tree/build.ts';
import type { schema } from './definition.ts';

/**
 * `<Schema name="Token" title="The token object" />`: the fields of an object. Blocks inside it come before the fields.
 */
export const expand: Expand<typeof schema> = ({ name, title }, page, children) => {
  const object = page.description.schemas.get(name);
  if (object === undefined) {
    throw new Error(
      `The API description has no schema "${name}".${didYouMean(name, page.description.schemas.keys())} The schemas are in content/openapi/schemas/.`,
    );
  }
  const anchor = schemaAnchor(name);
  const fields = schemaFields(object, anchor, page);
  const count = Object.keys(object.properties ?? {}).length;
  return [
    heading(2, title ?? `The ${name} object`, anchor),
    flowElement('SchemaSection', {}, [
      ...(object.description === undefined ? [] : markdownBlocks(object.description)),
      ...children,
      ...collapsedOnSmallScreens(fields, count, `Show all ${String(count)} fields`),
    ]),
  ];
};
