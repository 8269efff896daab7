import type { JSHandle, Page } from 'playwright-core';

/** Kinds that a page shows, and elements of the page that are of them. */
export interface KindsOfText {
  /** A line for each kind, the same on every page. */
  readonly names: readonly string[];
  /**
   * Elements of the page for each of the given kinds: up to three that hold text of it, or the first that has the
   * class.
   */
  readonly examples: (names: readonly string[]) => Promise<JSHandle<Element[]>>;
}

/**
 * Everything on a page that contrast can depend on: each class, and each kind of visible text with the element that
 * holds it and the one around that, their states, its color, size and weight, and what is painted behind it. Strings of
 * one kind have the same contrast in both color modes, since a style sheet cannot tell them apart.
 */
export async function kindsOfText(page: Page): Promise<KindsOfText> {
  const kinds = await page.evaluateHandle(() => {
    const EXAMPLES = 3;
    const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-invalid', 'disabled'];
    const TRANSPARENT = 'rgba(0, 0, 0, 0)';
    const names = new Map<Element, string>();
    const backgrounds = new Map<Element, string>();

    function nameOf(element: Element): string {
      const known = names.get(element);
      if (known !== undefined) return known;
      const states = STATES.filter((state) => element.hasAttribute(state)).map(
        (state) => `[${state}=${element.getAttribute(state) ?? ''}]`,
      );
      // The classes of the root name the page.
      const classes = element === document.documentElement ? [] : [...element.classList].sort();
      const name = [element.localName, ...classes].join('.') + states.join('');
      names.set(element, name);
      return name;
    }

    /** What is painted from an element back to the first background that hides all behind it. */
    function backgroundOf(element: Element | null): string {
      if (element === null) return '';
      const known = backgrounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const isPainted = backgroundColor !== TRANSPARENT || backgroundImage !== 'none' || opacity !== '1';
      const isOpaque = backgroundColor.startsWith('rgb(') && opacity === '1';
      const own = isPainted ? ` on ${nameOf(element)} ${backgroundColor} ${opacity}` : '';
      const background = own + (isOpaque ? '' : backgroundOf(element.parentElement));
      backgrounds.set(element, background);
      return background;
    }

    function kindOf(element: Element): string {
      const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
      const around = element.parentElement === null ? '' : nameOf(element.parentElement);
      const look = [color, ...(element instanceof SVGElement ? [fill] : []), fontSize, fontWeight].join(' ');
      return `${around} > ${nameOf(element)} ${look}${backgroundOf(element)}`;
    }

    const holders = new Set<Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement !== null && textContent?.trim() !== '') holders.add(parentElement);
    }
    const found = new Map<string, Element[]>();
    for (const holder of holders) {
      if (!holder.checkVisibility()) continue;
      const kind = kindOf(holder);
      const examples = found.get(kind) ?? [];
      if (examples.length < EXAMPLES) found.set(kind, [...examples, holder]);
    }
    for (const element of document.body.querySelectorAll('[class]'))
      for (const name of element.classList)
        if (!found.has(`class ${name}`)) found.set(`class ${name}`, [element]);
    return found;
  });
  return {
    names: await kinds.evaluate((found) => [...found.keys()]),
    examples: (names) =>
      kinds.evaluateHandle((found, wanted) => wanted.flatMap((name) => found.get(name) ?? []), names),
  };
}
