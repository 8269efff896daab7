/**
 * What code writes to a console or a log, as far as its text shows: calls that print, and the arguments that can hold a
 * token, a body or an error.
 */
import type { LanguageId } from '../../../pipeline/languages/lists.ts';

const COMMON = /\bconsole\.(?:log|info|warn|error|debug)\(/g;

// cspell:ignore blogg bfmt deiwv
/** Calls that print, by language; the argument list begins where a match ends. */
const PRINTERS: Partial<Record<LanguageId, RegExp>> = {
  node: COMMON,
  typescript: COMMON,
  javascript: COMMON,
  react: COMMON,
  'react-native': COMMON,
  python: /(?<![\w.])print\(|\bSystemExit\(|\blogg(?:er|ing)\.\w+\(|\bsys\.exit\(/g,
  go: /\bfmt\.Print(?:ln|f)?\(|\blog\.(?:Print|Fatal)(?:ln|f)?\(/g,
  java: /\bSystem\.(?:out|err)\.print(?:ln|f)?\(/g,
  csharp: /\bConsole\.(?:Error\.)?Write(?:Line)?\(/g,
  swift: /(?<![\w.])(?:debugPrint|print|NSLog)\(/g,
  kotlin: /\bprintln\(|\bLog\.[deiwv]\(/g,
};

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
/**
 * Go ends a program with its error, whose text has the status first. What the log of a person's own phone shows of an
 * error is what their own request was answered with. In a browser, tools that collect errors read the console.
 */
const ERRORS_ALLOWED: ReadonlySet<LanguageId> = new Set<LanguageId>(['go', 'swift', 'kotlin']);
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

function isRevealing(expression: string, language: LanguageId): boolean {
  if (ERROR.test(expression)) return !ERRORS_ALLOWED.has(language);
  return ANSWER.test(expression) || BODY.test(expression) || SECRET.test(expression);
}

/**
 * The expressions that code prints and that can hold a token, a body, an error or a key.
 *
 * @param language of the code; of one that prints nothing, there are none
 */
export function revealingPrints(language: LanguageId, code: string): string[] {
  const printer = PRINTERS[language];
  if (printer === undefined) return [];
  return [...code.matchAll(printer)].flatMap((match) => {
    const list = argumentsFrom(code, match.index + match[0].length);
    const inStrings = [...list.matchAll(INTERPOLATED)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
    const outside = parts(list.replace(/`[^`]*`/g, '').replace(STRING, ''));
    return [...inStrings, ...outside]
      .filter((one) => isRevealing(one, language))
      .map((expression) => `${match[0]}${expression.trim()})`);
  });
}
