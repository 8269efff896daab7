import type { ElementStyle } from '@basis-theory/web-elements';

type Look = Readonly<Record<string, unknown>>;

const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function rules(selector: string, look: Look | undefined): string {
  const own = Object.entries(look ?? {}).filter(([, value]) => typeof value !== 'object');
  const nested = Object.entries(look ?? {}).filter(([key]) => key.startsWith(':'));
  const block = own.map(([name, value]) => `${hyphened(name)}: ${String(value)};`).join(' ');
  return [
    `${selector} { ${block} }`,
    ...nested.map(([key, value]) => rules(`${selector}${key}`, value as Look)),
  ].join('\n');
}

/** The `style` of an Element as a style sheet; each field carries the names of its variants as classes. */
export function styleSheet(style: ElementStyle | undefined): string {
  const { base, container, ...variants } = (style ?? {}) as Readonly<Record<string, Look>>;
  return [
    rules(':is(input, button)', base),
    rules(':host', container),
    ...['complete', 'invalid', 'empty'].map((name) => rules(`input.${name}`, variants[name])),
  ].join('\n');
}
