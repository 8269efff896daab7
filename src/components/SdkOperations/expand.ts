import type { List, ListItem, PhrasingContent } from 'mdast';
import type { Operation } from '../../../pipeline/material/api-description/types.ts';
import { didYouMean } from '../../../pipeline/material/did-you-mean.mjs';
import { flowElement, inlineCode, link, text } from '../../../pipeline/pages/tree/build.ts';
import { sdkMethod, type SdkLanguage } from '../../../pipeline/languages/requests/sdk-methods.ts';
import type { Expand } from '../../../pipeline/pages/page-context.ts';
import { operationAnchor } from '../../../pipeline/pages/parts/find-operation.ts';
import type { sdkOperations } from './definition.ts';

/** How a program reaches the accessors of the client, whose variable is that of the request samples. */
const SPELLINGS: Readonly<Record<SdkLanguage, (accessors: readonly string[]) => string>> = {
  node: (accessors) => ['client', ...accessors].join('.'),
  python: (accessors) => ['client', ...accessors].join('.'),
  csharp: (accessors) => ['client', ...accessors].join('.'),
  go: (accessors) => ['api', ...accessors].join('.'),
  java: (accessors) => ['client', ...accessors].join('().').replace('()', ''),
};

function isSdkLanguage(language: string): language is SdkLanguage {
  return Object.hasOwn(SPELLINGS, language);
}

function toSdkLanguage(language: string): SdkLanguage {
  if (isSdkLanguage(language)) return language;
  const known = Object.keys(SPELLINGS);
  throw new Error(
    `No SDK is written in "${language}".${didYouMean(language, known)} Write <SdkOperations language="…" /> with one of: ${known.join(', ')}.`,
  );
}

/** The operations by the first accessor on the client, e.g. `tokens` or `account_updater`. */
function byGroup(
  language: SdkLanguage,
  operations: Iterable<Operation>,
): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const [group = ''] = sdkMethod(language, operation.id).call.split('.');
    groups.set(group, [...(groups.get(group) ?? []), operation]);
  }
  return new Map([...groups].sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** A method, which leads to its operation with the samples in its language, and what it does. */
function methodItem(language: SdkLanguage, { id, summary }: Operation, route: string | undefined): ListItem {
  const { call, unusable } = sdkMethod(language, id);
  const name = inlineCode(SPELLINGS[language](call.split('.')));
  const named: PhrasingContent =
    route === undefined ? name : link(`${route}?lang=${language}#${operationAnchor(id)}`, [name]);
  const purpose = unusable === undefined ? summary : `${summary}. ${unusable}`;
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [named, text(` ${purpose}`)] }],
  };
}

/** `<SdkOperations language="python" />`: the methods of an SDK, folded by group, each with a link to its operation. */
export const expand: Expand<typeof sdkOperations> = ({ language: name }, page) => {
  const language = toSdkLanguage(name);
  const routes = page.operationRoutes();
  const folds = [...byGroup(language, page.description.operations.values())].map(([group, operations]) => {
    const count = operations.length === 1 ? '1 method' : `${String(operations.length)} methods`;
    const methods: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: operations.map((operation) => methodItem(language, operation, routes.get(operation.id))),
    };
    return flowElement('Fold', { label: `${SPELLINGS[language]([group])} (${count})` }, [methods]);
  });
  return [flowElement('MethodList', {}, folds)];
};
