declare global {
  interface Window {
    /** Set by the first line of the script that the double serves. */
    readonly elementsDoubleSettings: Settings;
    /** Ends when the test has all reports of the page. */
    elementsDoubleReports?: Promise<unknown>;
  }
}

/** How the page's side of the double behaves. */
export interface Settings {
  /** Where reports go. */
  readonly reportTo: string;
  /** The message of the error that `mount` rejects with, as it does for a key that lacks a permission. */
  readonly mountError?: string;
}

/** How `basistheory()` was called. */
export interface Start {
  readonly apiKey: string;
  readonly environment: string;
  readonly useSameOriginApi: boolean;
}

export type Report =
  | { readonly kind: 'problem'; readonly sentence: string }
  | { readonly kind: 'start'; readonly start: Start }
  | { readonly kind: 'call'; readonly call: string; readonly body?: unknown };

/** Tells the test something. */
export function report(content: Report): void {
  const { reportTo } = window.elementsDoubleSettings;
  const sent = fetch(reportTo, { method: 'POST', body: JSON.stringify(content) });
  window.elementsDoubleReports = Promise.all([window.elementsDoubleReports, sent]);
}

/**
 * Reports a wrong call to the test, and throws: code that catches the error does not hide it from the test.
 *
 * @param sentence what is wrong, for the writer of the page
 */
export function problem(sentence: string): never {
  report({ kind: 'problem', sentence });
  const error = new Error(sentence);
  error.name = 'ElementsDoubleProblem';
  throw error;
}

/** Members that JavaScript itself, React and React Elements look for on any object. */
const LOOKED_FOR = new Set(['then', 'toJSON', '$$typeof', 'setValueRef', 'nodeType', 'tagName']);

/** The same object, on which reading a member that it does not have is a wrong call. */
export function strict<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get: (object, key, receiver): unknown => {
      if (typeof key === 'string' && !(key in object) && !LOOKED_FOR.has(key))
        problem(`${name} has no member "${key}".`);
      return Reflect.get(object, key, receiver);
    },
  });
}
