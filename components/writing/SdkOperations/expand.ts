import type { List, ListItem, PhrasingContent } from 'mdast';
import type { Operation } from '../../../pipeline/content/api-description/index.ts';
import { didYouMean } from '../../../pipeline/content/did-you-mean.mjs';
import { flowElement } from '../../builders/elements.ts';
import { inlineCode, link, text } from '../../../pipeline/pages/tree/build.ts';
import { sdkMethod } from '../../../pipeline/content/sdk-methods/index.ts';
import { requestSamples, SDK_LANGUAGES, type SdkLanguage } from '../../../pipeline/code-samples/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { operationAnchor } from '../../builders/find-operation.ts';
import type { sdkOperations } from './definition.ts';

function isSdkLanguage(language: string): language is SdkLanguage {
  return SDK_LANGUAGES.some((one) => one === language);
}

/** A way from the client of the request samples, as the language spells it. */
function accessor(language: SdkLanguage, names: readonly string[]): string {
  return requestSamples(language).sdk?.accessor(names) ?? '';
}

function toSdkLanguage(language: string): SdkLanguage {
  if (isSdkLanguage(language)) return language;
  throw new Error(
    `No SDK is written in "${language}".${didYouMean(language, SDK_LANGUAGES)} Write <SdkOperations language="…" /> with one of: ${SDK_LANGUAGES.join(', ')}.`,
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
  const name = inlineCode(accessor(language, call.split('.')));
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
    return flowElement('Fold', { label: `${accessor(language, [group])} (${count})` }, [methods]);
  });
  return [flowElement('MethodList', {}, folds)];
};
