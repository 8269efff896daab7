/**
 * What is wrong with the structure of a page, read from its HTML: rules about what writers write, which no page can
 * break.
 */
import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { PlacedElement } from './built-page.ts';

type Rule = (page: readonly PlacedElement[]) => string[];

const LANDMARKS: Readonly<Record<string, string>> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  search: 'search',
};

const named = (page: readonly PlacedElement[], ...names: readonly string[]): PlacedElement[] =>
  page.filter(({ element }) => names.includes(element.tagName));

const property = ({ properties }: Element, name: string): string => String(properties[name] ?? '');

/** The text of an element without what readers do not get. */
const textOf = (element: Element): string =>
  toString(element)
    .replaceAll(/[\u200B\s]+/g, ' ')
    .trim();

const isHidden = ({ element, around }: PlacedElement): boolean =>
  [element, ...around].some(
    ({ properties }) => properties.ariaHidden === 'true' || properties.hidden === true,
  );

/** What an element is called: its label, its text, or the name of a picture in it. */
function nameOf(element: Element, ids: ReadonlyMap<string, Element>): string {
  const labels = property(element, 'ariaLabelledBy').split(/[\s,]+/);
  const labelled = labels.flatMap((id) => ids.get(id) ?? []).map(textOf);
  const inside = element.children.flatMap((child) => (child.type === 'element' ? nameOf(child, ids) : []));
  const own = [property(element, 'ariaLabel'), property(element, 'alt'), property(element, 'title')];
  return [...labelled, ...own, textOf(element), ...inside].find((name) => name.trim() !== '') ?? '';
}

const elementsById = (page: readonly PlacedElement[]): ReadonlyMap<string, Element> =>
  new Map(
    page.flatMap(({ element }) => {
      const id = property(element, 'id');
      return id === '' ? [] : [[id, element]];
    }),
  );

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const idsThatAreThereTwice: Rule = (page) =>
  repeated(page.map(({ element }) => property(element, 'id')).filter((id) => id !== '')).map(
    (id) => `#${id} is there more than once`,
  );

const headingsOutOfOrder: Rule = (page) => {
  const headings = named(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').filter((heading) => !isHidden(heading));
  const levels = headings.map(({ element }) => Number(element.tagName.slice(1)));
  const titles = levels.filter((level) => level === 1).length;
  const skips = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  return [
    ...(titles === 1 ? [] : [`the page has ${String(titles)} h1`]),
    ...skips.map(({ element }) => `${element.tagName} “${textOf(element)}” skips a level`),
  ];
};

const thingsWithoutName: Rule = (page) => {
  const ids = elementsById(page);
  const fieldsInLabels = new Set(
    named(page, 'label').flatMap(({ element }) => property(element, 'htmlFor').split(/[\s,]+/)),
  );
  const isField = ({ tagName }: Element): boolean => ['input', 'select', 'textarea'].includes(tagName);
  const needsName = (element: Element): boolean =>
    /^(?:h[1-6]|button|input|select|textarea|img|table|summary|iframe)$/.test(element.tagName) ||
    (element.tagName === 'a' && element.properties.href !== undefined) ||
    /^(?:img|dialog|tab|tablist|tabpanel|group|region|listbox)$/.test(property(element, 'role'));
  const hasLabel = ({ element, around }: PlacedElement): boolean =>
    isField(element) &&
    (around.some(({ tagName }) => tagName === 'label') || fieldsInLabels.has(property(element, 'id')));
  return page
    .filter((placed) => needsName(placed.element) && !isHidden(placed) && !hasLabel(placed))
    .filter(({ element }) => nameOf(element, ids) === '')
    .map(({ element }) => `<${element.tagName} id="${property(element, 'id')}"> has no name`);
};

const referencesToNothing: Rule = (page) => {
  const ids = elementsById(page);
  return page.flatMap(({ element }) =>
    ['ariaLabelledBy', 'ariaDescribedBy', 'htmlFor'].flatMap((name) =>
      property(element, name)
        .split(/[\s,]+/)
        .filter((id) => id !== '' && !ids.has(id))
        .map((id) => `<${element.tagName}> refers to #${id}, which is not there`),
    ),
  );
};

const landmarksThatLookAlike: Rule = (page) => {
  const ids = elementsById(page);
  const landmarks = named(page, ...Object.keys(LANDMARKS)).map(({ element }) => ({
    role: LANDMARKS[element.tagName] ?? '',
    label: nameOf({ ...element, children: [] }, ids),
  }));
  const mains = landmarks.filter(({ role }) => role === 'main').length;
  return [
    ...(mains === 1 ? [] : [`the page has ${String(mains)} main parts`]),
    ...repeated(landmarks.map(({ role, label }) => `${role} “${label}”`)).map(
      (landmark) => `${landmark} is there more than once`,
    ),
  ];
};

const partsOutsideTheirList: Rule = (page) => {
  const isIn = (parents: readonly string[], { around }: PlacedElement): boolean =>
    parents.includes(around.at(-1)?.tagName ?? '');
  return [
    ...named(page, 'li').filter((item) => !isIn(['ul', 'ol', 'menu'], item)),
    ...named(page, 'dt', 'dd').filter((item) => !isIn(['dl', 'div'], item)),
    ...page.filter(
      (placed) =>
        isIn(['ul', 'ol'], placed) && !['li', 'script', 'template'].includes(placed.element.tagName),
    ),
  ].map(({ element }) => `<${element.tagName}> is outside its list, or no item of it`);
};

const stopsOutOfOrder: Rule = (page) =>
  page
    .filter(({ element }) => Number(element.properties.tabIndex ?? 0) > 0)
    .map(({ element }) => `<${element.tagName}> has a place of its own in the order of Tab`);

const headsOfPagesWithoutFacts: Rule = (page) => {
  const ofHead = (matches: (element: Element) => boolean): boolean =>
    page.some(({ element }) => matches(element));
  return [
    ...(ofHead((element) => element.tagName === 'title' && textOf(element) !== '') ? [] : ['no title']),
    ...(ofHead((element) => element.tagName === 'html' && property(element, 'lang') === 'en')
      ? []
      : ['no language']),
    ...(ofHead(
      (element) => property(element, 'name') === 'description' && property(element, 'content') !== '',
    )
      ? []
      : ['no description']),
  ];
};

/** Each rule under the sentence that it holds. */
export const STRUCTURE = {
  'no id is there twice': idsThatAreThereTwice,
  'there is one h1, and no heading skips a level': headingsOutOfOrder,
  'headings, links, buttons, fields, pictures and tables have a name': thingsWithoutName,
  'labels and descriptions refer to elements that are there': referencesToNothing,
  'there is one main part, and landmarks have names that differ': landmarksThatLookAlike,
  'items are in lists, and lists have items only': partsOutsideTheirList,
  'Tab follows the order of the source': stopsOutOfOrder,
  'title, language and description are there': headsOfPagesWithoutFacts,
} as const satisfies Readonly<Record<string, Rule>>;
