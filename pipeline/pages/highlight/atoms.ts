import type { Segment } from './segments.ts';

/** The smallest piece of highlighted code: it has one class and is in one line. */
export interface Atom {
  readonly tokenClass: string | null;
  readonly html: string;
  /** Only white space, which shows no color. */
  readonly blank: boolean;
  readonly endsLine: boolean;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The segment as an atom. */
export function plainAtom({ text, tokenClass }: Segment): Atom {
  return { tokenClass, html: escapeHtml(text), blank: text.trim() === '', endsLine: text.endsWith('\n') };
}

/**
 * A place that reads differently in the two environments: both strings are in the page and the style sheet shows one.
 */
export function environmentAtom(test: readonly Segment[], production: readonly Segment[]): Atom {
  const classes = new Set([...test, ...production].map((segment) => segment.tokenClass));
  const [only] = classes;
  const shared = classes.size === 1 && only !== undefined;
  const write = (segments: readonly Segment[]): string =>
    writeAtoms(segments.map((segment) => plainAtom(shared ? { ...segment, tokenClass: null } : segment)));
  return {
    tokenClass: shared ? only : null,
    html: `<span data-env=test>${write(test)}</span><span data-env=production>${write(production)}</span>`,
    blank: false,
    endsLine: false,
  };
}

/**
 * Writes atoms as HTML with as few elements as can be: neighbors of one class share an element, across the white space
 * between them too, and what is in the color of the code has none. Attributes that need no quotes have none, which
 * a long page saves bytes by.
 */
export function writeAtoms(atoms: readonly Atom[]): string {
  const runs: { tokenClass: string | null; html: string }[] = [];
  let blanks = '';
  for (const { tokenClass, html, blank } of atoms) {
    const run = runs.at(-1);
    if (blank) {
      blanks += html;
    } else if (run?.tokenClass === tokenClass) {
      run.html += blanks + html;
      blanks = '';
    } else {
      runs.push({ tokenClass: null, html: blanks }, { tokenClass, html });
      blanks = '';
    }
  }
  return (
    runs
      .map(({ tokenClass, html }) =>
        tokenClass === null ? html : `<span class=${tokenClass}>${html}</span>`,
      )
      .join('') + blanks
  );
}
