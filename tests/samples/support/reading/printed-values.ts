/**
 * What code writes to a console or a log, as far as its text shows: calls that print, and the arguments that can hold a
 * token, a body or an error.
 */
import type { TestedLanguage } from '../../language.ts';

/** How a language prints. */
type Prints = TestedLanguage['prints'];

/** What code that runs in JavaScript prints with. */
export const CONSOLE = /\bconsole\.(?:log|info|warn|error|debug)\(/g;

/** Why the log of an app may hold an error; in a browser, tools that collect errors read the console. */
export const OWN_PHONE =
  "What the log of a person's own phone shows of an error is what their own request was answered with.";

/** Strings say what happened, and what is read inside of them is looked at apart. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const INTERPOLATED = /\$\{([^{}]*)\}|\{([^{}"]*)\}|\\\(([^()]*(?:\([^()]*\))?[^()]*)\)/g;

/** An expression that holds a whole body, or all that an error says, which can repeat the request. */
const BODY =
  /\.(?:body|Body|text|data|Data|details|message|Message|localizedDescription)\b(?:\(\)|(?!\())(?!\w|\s*[?!]?\.?\s*(?:id|Id|ID|\.?get\w*|\.?Get\w*|map|Select|name)\b|\s+or \[\])|\bReadAsStringAsync\b|\bstring\(\w+\)|\bJSON\.stringify\(|\bString\(describing: (?!token\.id\b|type\(of:)/;
/** A variable that holds all of an answer, printed as it is. */
const ANSWER =
  /^\s*(?:await )?\*?(?:\w+\.Current\(\)|token|tokens|card|session|answer|response|result|page|data|intent|application|key)\s*[!?]?\s*$/;
/** A variable that holds an error. */
const ERROR = /^\s*(?:error|err|reason|failure|exception|e)\s*$/;
const SECRET = /session_?key|api_?key|nonce|\bpem\b|secret/i;

/** The text between a parenthesis and the one that closes it. */
function argumentsFrom(code: string, start: number): string {
  let depth = 1;
  for (let end = start; end < code.length; end += 1) {
    if (code[end] === '(') depth += 1;
    else if (code[end] === ')') depth -= 1;
    if (depth === 0) return code.slice(start, end);
  }
  return code.slice(start);
}

/** Splits arguments at the commas and pluses outside of parentheses. */
function parts(list: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of list) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && (character === ',' || character === '+')) found.push('');
    else found.push(`${found.pop() ?? ''}${character}`);
  }
  return found;
}

function isRevealing(expression: string, mayHoldErrors: boolean): boolean {
  if (ERROR.test(expression)) return !mayHoldErrors;
  return ANSWER.test(expression) || BODY.test(expression) || SECRET.test(expression);
}

/**
 * The expressions that code prints and that can hold a token, a body, an error or a key.
 *
 * @param prints of the code's language; of one that prints nothing, there are none
 */
export function revealingPrints(prints: Prints, code: string): string[] {
  if (prints === undefined) return [];
  return [...code.matchAll(prints.calls)].flatMap((match) => {
    const list = argumentsFrom(code, match.index + match[0].length);
    const inStrings = [...list.matchAll(INTERPOLATED)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
    const outside = parts(list.replace(/`[^`]*`/g, '').replace(STRING, ''));
    return [...inStrings, ...outside]
      .filter((one) => isRevealing(one, prints.mayHoldErrors !== undefined))
      .map((expression) => `${match[0]}${expression.trim()})`);
  });
}
