/** What a server can conclude from what came back for a sample. Whatever charges is judged as guides judge it. */
import { isCharge, judge, judgeCharge, type GuideStep, type Verdict } from '../guide-runs';
import { parseRawRequest, type PlatformResponse, type PlatformState } from '../simulator';

/** A request that was sent, and the platform around it. */
interface SentRequest {
  readonly request: string;
  readonly received: PlatformResponse;
  readonly before: PlatformState;
  readonly after: PlatformState;
}

/** The parts of a request as sentences show them: `Idempotency-Key`. A header without a value does nothing. */
function partsOf(request: string): Pick<GuideStep, 'method' | 'path' | 'headers'> {
  const parsed = parseRawRequest(request);
  if (!parsed.ok) return { method: '', path: '', headers: {} };
  const { method, path, headers } = parsed.request;
  const shown = Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name.replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()), value]);
  return { method, path, headers: Object.fromEntries(shown) as GuideStep['headers'] };
}

/** Whether the simulator has rejected a request that it can't do. Then nothing was sent anywhere. */
function isUnsupported({ received, before, after }: SentRequest): boolean {
  return received.kind === 'response' && received.status === 501 && before.received === after.received;
}

/**
 * What a server can conclude, or undefined where the response says it all.
 *
 * @param step of a guide, if the sample is one. The reader might have sent something else
 */
export function verdictOf(sent: SentRequest, step: GuideStep | undefined): Verdict | undefined {
  if (isUnsupported(sent)) return undefined;
  const { method, path, headers } = partsOf(sent.request);
  const last = sent.after.received.at(-1);
  // Through a stored proxy, the request doesn't say where it goes.
  const url = last === sent.before.received.at(-1) ? headers['Bt-Proxy-Url'] : last?.url;
  const parts = {
    method,
    path,
    headers: { ...headers, ...(url === undefined ? {} : { 'Bt-Proxy-Url': url }) },
  };
  const isElsewhere = url !== undefined && !Object.values(step?.headers ?? {}).includes(url);
  const asSent: GuideStep | undefined = step === undefined ? undefined : { ...step, ...parts };
  const charge: GuideStep = {
    ...parts,
    id: '',
    title: '',
    query: {},
    status: 0,
    conditions: [],
    outputs: [],
  };
  if (isCharge(charge) && (asSent === undefined || isElsewhere)) return judgeCharge(parts, sent.received);
  return asSent === undefined ? undefined : judge(asSent, sent.received);
}
