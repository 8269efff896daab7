/** Answers that a test writes down, for a server that gives them in order. */
import { startRecorder, type Answer, type Recorder } from './recorder.ts';

/** A response with a JSON body. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** A page of HTML where JSON is expected, as from a gateway. */
export function html(status: number): Answer {
  return { status, headers: { 'content-type': 'text/html' }, body: '<html><body>A page</body></html>' };
}

/** What a processor or another third party answers, as the proxy hands it on. */
export function fromProcessor(status: number, body: unknown): Answer {
  return json(status, body, { 'BT-PROXY-DESTINATION-STATUS': String(status) });
}

/** Starts a server that gives each sample the answers of its script in order, the last one again and again. */
export async function startScriptedServer(
  scripts: ReadonlyMap<string, readonly Answer[]>,
): Promise<Recorder> {
  return startRecorder((_, sample, earlier) => {
    const script = scripts.get(sample) ?? [];
    return script[earlier] ?? script.at(-1) ?? json(500, { title: `There is no script for "${sample}".` });
  });
}
