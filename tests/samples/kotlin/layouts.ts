/** Android layouts that the samples inflate, with their views and IDs as the pages give them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The class of each view in a layout, by ID. */
export type Layout = ReadonlyMap<string, string>;

const ELEMENTS = 'com.basistheory.elements.view';
const CARD: readonly [string, string][] = [
  ['card_number', `${ELEMENTS}.CardNumberElement`],
  ['expiration_date', `${ELEMENTS}.CardExpirationDateElement`],
];

/** Those that a page describes in a sentence. */
const DESCRIBED: Readonly<Record<string, Layout>> = {
  card_form: new Map([...CARD, ['security_code', `${ELEMENTS}.CardVerificationCodeElement`]]),
  activity_reveal: new Map([
    ...CARD,
    ['show', 'android.widget.Button'],
    ['message', 'android.widget.TextView'],
  ]),
  activity_card_events: new Map([
    ['card_number', `${ELEMENTS}.CardNumberElement`],
    ['brand_selector', `${ELEMENTS}.CardBrandSelector`],
    ['brand', 'android.widget.TextView'],
    ['problem', 'android.widget.TextView'],
    ['next', 'android.widget.Button'],
  ]),
  activity_phone: new Map([['phone_number', `${ELEMENTS}.TextElement`]]),
};

const FENCE = /```xml title="(?:res\/layout\/)?(\w+)\.xml"\n([^]*?)```/g;
const VIEW = /<([\w.]+)\s+android:id="@\+id\/(\w+)"/g;

/** The layouts of all pages, by name. */
export function layouts(): ReadonlyMap<string, Layout> {
  const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const shown = pages.flatMap((page) =>
    [...readFileSync(path.join('content/docs', page), 'utf8').matchAll(FENCE)].map(
      ([, name = '', xml = '']): [string, Layout] => [
        name,
        new Map(
          [...xml.matchAll(VIEW)].map(([, view = '', id = '']) => [
            id,
            view.includes('.') ? view : `android.widget.${view}`,
          ]),
        ),
      ],
    ),
  );
  return new Map([...Object.entries(DESCRIBED), ...shown]);
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`_${name}`);

/**
 * What Android Studio generates from layouts for a sample.
 *
 * @param code of the sample
 * @param name of its package
 * @returns Kotlin of `R`, and of each binding class that it imports
 * @throws Error with the layout or the ID that no page has
 */
export function generatedSources(code: string, name: string, all = layouts()): readonly string[] {
  const named = [...code.matchAll(/\bR\.layout\.(\w+)/g)].map(([, layout = '']) => layout);
  const known = named.flatMap((layout) => [...(all.get(layout)?.keys() ?? [])]);
  const used = [...code.matchAll(/\bR\.id\.(\w+)/g)].map(([, id = '']) => id);
  // A layout that no page shows has the IDs that its sample uses.
  const ids = named.some((layout) => all.has(layout)) ? known : used;
  const numbers = (list: readonly string[]): string =>
    [...new Set(list)].map((one) => `const val ${one} = 1`).join('; ');
  const r = `package ${name}\nobject R { object layout { ${numbers(named)} }; object id { ${numbers(ids)} } }\n`;
  const bindings = [...code.matchAll(/^import [\w.]+\.databinding\.(\w+)Binding$/gm)].map(
    ([, binding = '']) => {
      const layout = [...all].find(([one]) => pascal(one) === binding)?.[1];
      if (layout === undefined)
        throw new Error(
          `No page has the layout of ${binding}Binding. Show it, or describe it in tests/samples/kotlin/layouts.ts.`,
        );
      const views = [...layout].map(([id, view]) => `val ${camel(id)}: ${view} get() = TODO()`);
      return [
        `package ${name}.databinding`,
        `class ${binding}Binding private constructor() {`,
        'val root: android.widget.LinearLayout get() = TODO()',
        ...views,
        `companion object { fun inflate(inflater: android.view.LayoutInflater): ${binding}Binding = TODO() }`,
        '}',
      ].join('\n');
    },
  );
  return named.length === 0 ? bindings : [r, ...bindings];
}
