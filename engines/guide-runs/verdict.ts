/**
 * What a server can conclude from a response. Whether a card was charged follows "Was it charged?" of
 * content/docs/card-payments/charge-card.mdx: what isn't certain is unknown, and nothing new is sent then.
 */
import type { Json } from '../json';
import { CHARGE_SIGNS } from '../charge-signs';
import type { PlatformResponse } from '../simulator';
import { stoppedAuthentication } from './authentication';
import { destinationOf, isCharge, repeatHeader } from './request';
import type { GuideCondition, GuideStep, Verdict } from './types';
import { valueAt } from './values';

const UNKNOWN =
  "Whether the card was charged is unknown, so the script stops. Don't send a new charge, and don't try another processor. Look up the order reference with this processor";

const NO_EXPECTATION = { id: '', title: '', query: {}, status: 0, conditions: [], outputs: [] } as const;

type Response = Extract<PlatformResponse, { kind: 'response' }>;

function bodyOf({ body }: Response): Json | undefined {
  try {
    return body === undefined ? undefined : (JSON.parse(body) as Json);
  } catch {
    return undefined;
  }
}

function holds({ pointer, operator, value }: GuideCondition, body: Json | undefined): boolean {
  return (valueAt(body, pointer) === value) === (operator === '==');
}

function isDecline(step: GuideStep, { status }: Response, body: Json | undefined): boolean {
  const url = destinationOf(step) ?? '';
  return CHARGE_SIGNS.some(
    ({ host, decline }) =>
      url.startsWith(`https://${host}/`) &&
      decline.status === status &&
      valueAt(body, decline.pointer) === decline.value,
  );
}

function unknownCharge(step: GuideStep, what: string): Verdict {
  const header = repeatHeader(step);
  const repeat =
    header === undefined
      ? '.'
      : `, or repeat this same request with the same value in ${header} while the processor still remembers it.`;
  return { kind: 'stopped', charge: 'unknown', text: `${what} ${UNKNOWN}${repeat}` };
}

/** What a server makes of no response at all. */
function withoutResponse(step: GuideStep): Verdict {
  if (isCharge(step)) return unknownCharge(step, 'No response arrived.');
  const header = repeatHeader(step);
  const advice =
    step.method === 'GET'
      ? 'This request changes nothing, so you can repeat it.'
      : step.method === 'DELETE'
        ? 'You can repeat it. A 404 then means that it was already deleted.'
        : header === undefined
          ? 'It has no idempotency key, so repeating it can do the same work twice.'
          : `Repeat it with the same value in ${header}, and the work is done once.`;
  return {
    kind: 'stopped',
    text: `No response arrived. Your server can't tell whether the platform did the work. ${advice}`,
  };
}

/** A charge whose response isn't the one that the guide expects, nor one that leads on. */
function stoppedCharge(step: GuideStep, response: Response, body: Json | undefined): Verdict {
  const { status, headers } = response;
  const destination = headers['bt-proxy-destination-status'];
  if (destination !== undefined && isDecline(step, response, body))
    return {
      kind: 'stopped',
      charge: 'declined',
      text: 'The processor declined the card, so nothing was charged. The script stops. The next attempt needs a new attempt ID.',
    };
  if (destination === undefined && [400, 401, 403].includes(status))
    return {
      kind: 'stopped',
      charge: 'not sent',
      text: `${String(status)} without BT-PROXY-DESTINATION-STATUS means that the platform most likely stopped before calling the processor. Fix the request, but keep its attempt ID. If it repeats an attempt with an unknown outcome, that outcome is still unknown.`,
    };
  return unknownCharge(
    step,
    destination === undefined
      ? `${String(status)} without BT-PROXY-DESTINATION-STATUS: no processor response arrived, but the processor might have the charge.`
      : `${String(status)} from the processor, and it's neither an approval nor a decline.`,
  );
}

/**
 * Judges what a server received for a charge that isn't a guide's own, such as one that a reader has edited. It's
 * approved only where the processor's own sign says so.
 *
 * @param charge whose headers have the processor's URL in `bt-proxy-url`
 */
export function judgeCharge(
  charge: Pick<GuideStep, 'method' | 'path' | 'headers'>,
  response: PlatformResponse,
): Verdict {
  const step: GuideStep = { ...charge, ...NO_EXPECTATION };
  if (response.kind !== 'response') return withoutResponse(step);
  const body = bodyOf(response);
  const url = destinationOf(step) ?? '';
  const sign = CHARGE_SIGNS.find(({ host }) => url.startsWith(`https://${host}/`))?.approval;
  const isSuccess = response.status >= 200 && response.status < 300;
  if (sign === undefined || !isSuccess || valueAt(body, sign.pointer) !== sign.value)
    return stoppedCharge(step, response, body);
  const text = `${String(response.status)}, and ${conditionText({ ...sign, operator: '==' })}. The processor approved the card.`;
  return { kind: 'went well', charge: 'approved', text };
}

function conditionText({ pointer, operator, value }: GuideCondition): string {
  return `${pointer.join('.')} ${operator === '==' ? 'is' : "isn't"} ${String(value)}`;
}

/**
 * Judges what a server received for a step.
 *
 * @param earlier how often the step was already repeated because its response wasn't final
 */
export function judge(step: GuideStep, response: PlatformResponse, earlier = 0): Verdict {
  if (response.kind !== 'response') return withoutResponse(step);
  const body = bodyOf(response);
  const isExpected = response.status === step.status;
  const all = (conditions: readonly GuideCondition[]): boolean =>
    conditions.every((condition) => holds(condition, body));
  const status = String(response.status);
  if (isExpected && all(step.conditions)) {
    const signs = step.conditions.map(conditionText).join(', ');
    const text = `${status}${signs === '' ? '' : `, and ${signs}`}. This is what the guide expects.`;
    return { kind: 'went well', ...(isCharge(step) ? { charge: 'approved' as const } : {}), text };
  }
  if (isExpected && step.branch !== undefined && all(step.branch.when))
    return {
      kind: 'branch',
      ...(isDecline(step, response, body) ? { charge: 'declined' as const } : {}),
      text: `${status}, and ${step.branch.when.map(conditionText).join(', ')}. Only this response leads to the next step.`,
    };
  if (isExpected && step.retry !== undefined && all(step.retry.when) && earlier < step.retry.limit)
    return { kind: 'again', text: `${status}, but the result isn't final. The script asks again.` };
  if (isCharge(step)) return stoppedCharge(step, response, body);
  const authentication = stoppedAuthentication(step, response.status, body);
  return {
    kind: 'stopped',
    text:
      authentication ??
      `The response is ${status}, which isn't what the guide expects (${String(step.status)}${step.conditions.map((one) => `, ${conditionText(one)}`).join('')}). The script stops.`,
  };
}

/** The body of a response as JSON; undefined where there's none. */
export function responseBody(response: PlatformResponse): Json | undefined {
  return response.kind === 'response' ? bodyOf(response) : undefined;
}
