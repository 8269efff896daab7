/** What the code of a sample has in place of values, and what a project reads from its environment instead. */

/** What samples have in place of values: upper case in angle brackets. */
export const PLACEHOLDER = /<([A-Z][A-Z0-9_]+)>/g;

/** Names of the placeholders in code, each once, in order. */
export function placeholdersIn(code: string): readonly string[] {
  return [...new Set([...code.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** By its placeholder, the name of a variable. */
export type VariableNames = ReadonlyMap<string, string>;

/** Every literal in quotes that is a placeholder and nothing else: its prefix, its quote, the name. */
export const LITERAL = /(b?)(["'])<([A-Z][A-Z0-9_]+)>\2/g;

/**
 * The variable of a placeholder.
 *
 * @throws Error when it has none
 */
export function nameOf(names: VariableNames, placeholder: string): string {
  const name = names.get(placeholder);
  if (name === undefined) throw new Error(`The placeholder <${placeholder}> has no variable.`);
  return name;
}

/**
 * Code that has been adapted, as it is.
 *
 * @throws Error for a placeholder that is part of a longer text: it would stay in the project
 */
export function checkDone(file: string, code: string): string {
  const [left] = placeholdersIn(code);
  if (left !== undefined)
    throw new Error(
      `${file}: <${left}> is part of a longer text. Make it a string of its own in the sample.`,
    );
  return code;
}
