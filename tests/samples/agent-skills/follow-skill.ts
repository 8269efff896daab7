/** Follows a skill as an assistant does. It sends its calls one after the other, and stops where one didn't work. */
import type { Json } from '../../../engines/json/index.ts';
import { inShell } from '../../workflows/support/programs.ts';
import { SAMPLE_HEADER, type Recorder } from '../support/recorder.ts';
import type { ReadCall } from './read-skill.ts';

/** Values by the placeholders that stand for them. */
export type Values = ReadonlyMap<string, string>;

/** How far an assistant got. */
export interface Followed {
  /** Titles of the calls that worked. */
  readonly worked: readonly string[];
  /** What it was given or kept. */
  readonly values: Values;
}

const filled = (code: string, values: Values): string =>
  [...values].reduce((text, [placeholder, value]) => text.replaceAll(placeholder, () => value), code);

/** Has cURL print the status after the body, on a line of its own. */
const WITH_STATUS = String.raw`printf 'write-out = "\\n%%{http_code}"\n' >> "$CURL_HOME/.curlrc"`;

/** A value of a response, as text. */
function valueAt(body: Json | undefined, path: readonly string[]): string {
  const value = path.reduce<Json | undefined>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string, Json>>)[name]
        : undefined,
    body,
  );
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a response says, by its status, and its body where that's JSON. */
function readResponse(printed: string): { readonly status: number; readonly body: Json | undefined } {
  const [, text = '', status = '0'] = /^(.*)\n(\d{3})$/s.exec(printed.trimEnd()) ?? [];
  return { status: Number(status), body: text === '' ? undefined : (JSON.parse(text) as Json) };
}

/**
 * Sends calls to the double.
 *
 * @param name of the run, which has a vault of its own there
 * @param given what the developer brings
 */
export async function follow(
  name: string,
  calls: readonly Pick<ReadCall, 'title' | 'code' | 'status' | 'conditions' | 'kept'>[],
  given: Values,
  double: Recorder,
): Promise<Followed> {
  const values = new Map(given);
  const worked: string[] = [];
  await inShell(name, double.origin, async (run) => {
    await run(WITH_STATUS);
    for (const { title, code, status, conditions, kept } of calls) {
      const { printed } = await run(filled(code, values));
      const response = readResponse(printed);
      const holds = conditions.every(({ path, value }) => valueAt(response.body, path) === value);
      if (response.status !== status || !holds) return;
      worked.push(title);
      for (const [placeholder, path] of kept) values.set(placeholder, valueAt(response.body, path));
    }
  });
  return { worked, values };
}

/** A charge, as the double lists it. */
export interface ListedCharge {
  readonly reference: string;
  readonly charged: boolean;
  readonly requests: number;
}

/** Asks the double for what it knows. */
export async function inside<Listed>(
  name: string,
  list: string,
  double: Recorder,
): Promise<readonly Listed[]> {
  const response = await fetch(`${double.origin}/_double/${list}`, { headers: { [SAMPLE_HEADER]: name } });
  return (await response.json()) as readonly Listed[];
}
