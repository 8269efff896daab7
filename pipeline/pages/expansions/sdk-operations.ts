import type { List, ListItem, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import * as z from 'zod';
import type { Operation } from '../../material/api-description/types.ts';
import { didYouMean, readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { flowElement, inlineCode, link, text } from '../tree/build.ts';
import { sdkMethod } from '../../languages/requests/sdk-methods.ts';
import { requestSamples, SDK_LANGUAGES, type SdkLanguage } from '../../languages/lists.ts';
import type { Expansion, PageContext } from '../page-context.ts';
import { operationAnchor } from './find-operation.ts';

function isSdkLanguage(language: string): language is SdkLanguage {
  return SDK_LANGUAGES.some((one) => one === language);
}

/** A way from the client of the request samples, as the language spells it. */
function accessor(language: SdkLanguage, names: readonly string[]): string {
  return requestSamples(language).sdk?.accessor(names) ?? '';
}

function readLanguage(element: MdxJsxFlowElement, { file }: PageContext): SdkLanguage {
  const { language } = readAttributes(file, element, z.strictObject({ language: z.string() }));
  if (isSdkLanguage(language)) return language;
  failPage(
    file,
    element,
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
export const expandSdkOperations: Expansion = (element, context) => {
  const language = readLanguage(element, context);
  const routes = context.operationRoutes();
  const folds = [...byGroup(language, context.description.operations.values())].map(([group, operations]) => {
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
