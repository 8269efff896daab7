import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { grammarOf, grammars } from './languages.ts';
import { classTheme, DEFAULT_COLOR } from './token-classes.ts';

/** A stretch of code in one class; null is the color of the code itself. */
export interface Segment {
  readonly text: string;
  readonly tokenClass: string | null;
}

let highlighter: Promise<HighlighterCore> | undefined;

// The grammars are written for Oniguruma; the engine on the regular expressions of JavaScript only comes close to it.
function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [classTheme],
    langs: [...grammars],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return highlighter;
}

/**
 * Reads code with the grammar of its language.
 *
 * @param code lines end with `\n`
 * @param language see `grammarOf`
 * @returns the code in order, cut where the class changes and behind every `\n`
 * @throws when the language is not known
 */
export async function readSegments(code: string, language: string): Promise<Segment[]> {
  const grammar = grammarOf(language);
  const lines = (await loadHighlighter()).codeToTokensBase(code, {
    lang: grammar,
    theme: classTheme.name,
    // By default the rest of a line that takes half a second has no color: the output would depend on how busy the
    // machine is.
    tokenizeTimeLimit: 0,
  });
  return lines.flatMap((tokens, index) => [
    ...(index === 0 ? [] : [{ text: '\n', tokenClass: null }]),
    ...tokens.map(({ content, color = DEFAULT_COLOR }) => ({
      text: content,
      tokenClass: color === DEFAULT_COLOR ? null : color,
    })),
  ]);
}

/**
 * Cuts segments into consecutive parts.
 *
 * @param lengths of the parts, in UTF-16 units; together as long as the segments
 */
export function cutSegments(segments: readonly Segment[], lengths: readonly number[]): Segment[][] {
  const rest = [...segments];
  return lengths.map((length) => {
    const part: Segment[] = [];
    let missing = length;
    while (missing > 0) {
      const segment = rest.shift();
      if (segment === undefined)
        throw new RangeError(`The parts are ${String(missing)} characters longer than the code.`);
      part.push({ ...segment, text: segment.text.slice(0, missing) });
      if (segment.text.length > missing) rest.unshift({ ...segment, text: segment.text.slice(missing) });
      missing -= Math.min(missing, segment.text.length);
    }
    return part;
  });
}
