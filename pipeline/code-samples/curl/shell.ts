import type { Json } from '../../../engines/json/index.ts';
import { outputNames, outputParts } from '../writing/step-outputs.ts';
import { snakeCase } from '../writing/names.ts';

/** `token_id` becomes `TOKEN_ID`. */
export function shellVariable(words: string): string {
  return snakeCase(words).toUpperCase();
}

/** A document in which the shell replaces variables. */
export function expandedJson(value: Json): string {
  const embedded = JSON.stringify(value, null, 2).replace(
    /"(\$steps\.[\w-]+\.outputs\.[\w-]+)"/g,
    (_, reference: string) => `"{${reference}}"`,
  );
  return expanded(embedded, escaped);
}

/** In a document and in double quotes, but for the quotes themselves. */
function escaped(text: string): string {
  return text.replace(/[\\`$]/g, (character) => `\\${character}`);
}

/** In the quotes that leave the text readable: single ones where a shell would read it, unless it has them itself. */
export function shellQuoted(value: string): string {
  const isLiteral = outputNames(value).length === 0 && /["$`\\!]/.test(value) && !value.includes("'");
  return isLiteral ? singleQuoted(value) : `"${expanded(value)}"`;
}

/** A text for double quotes, its outputs of earlier steps as variables. */
export function expanded(value: string, literal = doubleQuotable): string {
  const parts = outputParts(value);
  return parts
    .map((part, index) => {
      if (!('variable' in part)) return literal(part.text);
      const next = parts[index + 1];
      const name = shellVariable(part.variable);
      const needsBraces = next !== undefined && ('variable' in next || /^\w/.test(next.text));
      return needsBraces ? `\${${name}}` : `$${name}`;
    })
    .join('');
}

function doubleQuotable(text: string): string {
  return escaped(text).replaceAll('"', '\\"');
}

/** A text that means nothing to a shell. */
export function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
