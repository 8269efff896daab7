import { checkDone, LITERAL, nameOf, PLACEHOLDER, type VariableNames } from '../projects/index.ts';

function clientScript(file: string, code: string, names: VariableNames): string {
  const adapted = code.replace(
    LITERAL,
    (_all, _bytes, _quote, placeholder: string) => `import.meta.env.${nameOf(names, placeholder)}`,
  );
  return checkDone(file, adapted);
}

/** Vite fills in `%NAME%` of a page. */
function clientPage(file: string, code: string, names: VariableNames): string {
  return checkDone(
    file,
    code.replace(PLACEHOLDER, (_all, placeholder: string) => `%${nameOf(names, placeholder)}%`),
  );
}

/**
 * A file of the page, with its placeholders read from the environment.
 *
 * @throws Error, a sentence that names a placeholder without a variable, or one that cannot be replaced
 */
export function adaptClient(file: string, code: string, names: VariableNames): string {
  return file.endsWith('.html') ? clientPage(file, code, names) : clientScript(file, code, names);
}
