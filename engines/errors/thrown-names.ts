/** Whether a name in pasted text is an exception's. The same words are in status lines, titles, and sentences. */

/** A code, such as `ECONNRESET`. Nothing else looks like it. */
const CODE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

/** How many characters before and after a name are looked at. */
const AROUND = 200;

const STATUS_LINE = /\bHTTP\/[0-9.]{1,3} /;
const IN_TITLE = /["'](?:title|detail)\\?["']\s{0,3}:\s{0,3}\\?["'][^"'\n]*$/;

/** `throw new ForbiddenError`, `core.ForbiddenError`, `[ForbiddenError`, `"name":"ForbiddenError`. */
const BEFORE =
  /(?:\w[.]|[*[<$]|\b(?:new|throws?|raises?|by:) |["'](?:name|type|class|code|error|exception|kind)\\?["']\s{0,3}:\s{0,3}\\?["'])$/;

/** `ForbiddenError: …`, `ForbiddenError(…`, `ForbiddenError]`. */
const AFTER = /^\s{0,3}[:(\]>]/;

/** What's before a name that has a line for itself, such as `*core.` or `Uncaught`. */
const LINE_START = /^(?:\W|Uncaught |\w{1,60}[./:])*$/;

const LANGUAGE =
  /\b(?:python|traceback|node(?:\.?js)?|java|kotlin|android|swift|ios|golang|dotnet|react[ -]native|sdk|stack trace|basis_theory)\b|@basis-theory\/|\bBasisTheory\.|\bcom\.basistheory\b|\.NET\b|\bC#/i;

/** Tells thrown names from other words. */
export type IsThrown = (name: string, start: number) => boolean;

/**
 * Reads pasted text once.
 *
 * @returns whether the name at an offset is thrown. A stack trace, a log or a serialized exception shows it, and so does
 *   an SDK or a language in the text. A status line and a `title` never do
 */
export function thrownIn(text: string): IsThrown {
  const isAboutCode = LANGUAGE.test(text);
  return (name, start) => {
    if (CODE.test(name)) return true;
    const before = text.slice(Math.max(0, start - AROUND), start);
    const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
    if (STATUS_LINE.test(line) || IN_TITLE.test(before)) return false;
    if (isAboutCode || BEFORE.test(line)) return true;
    const after = text.slice(start + name.length, start + name.length + AROUND);
    return AFTER.test(after) || (/^[ \t]*(?:[\r\n]|$)/.test(after) && LINE_START.test(line));
  };
}
