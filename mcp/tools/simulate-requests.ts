/** Sends raw requests to a simulator that has just started. */
import { chargeText, secondChargeText, seededEnvironment } from '../../engines/guide-runs/index.ts';
import { verdictOf } from '../../engines/sample-runs/index.ts';
import { newSession, sendRaw, withTimes, type Session } from '../../engines/simulator-sessions/index.ts';
import { mistake, type Answer } from '../answer.ts';

/** Seconds from request to request. */
const SECONDS_APART = 10;

function exchangeText(before: Session, after: Session): string {
  const [exchange] = after.exchanges;
  if (exchange === undefined) return '';
  const { place, title, request, response, received, seconds } = exchange;
  const verdict = verdictOf({ request, received, before: before.platform, after: after.platform }, undefined);
  return [
    `## ${place}. ${title}`,
    `\`\`\`http\n${response}\n\`\`\``,
    ...(seconds === undefined ? [] : [`The platform would take about ${seconds} seconds.`]),
    ...(verdict?.charge === undefined ? [] : [`Charge: ${verdict.charge}. ${verdict.text}`]),
  ].join('\n\n');
}

function summary({ platform }: Session): readonly string[] {
  const { charges, deliveries } = platform;
  const second = secondChargeText(charges);
  const events = deliveries.map(({ event }) => (typeof event.type === 'string' ? event.type : ''));
  return [
    ...(charges.length === 0
      ? []
      : [['What the processors have:', ...charges.map((one) => `- ${chargeText(one)}`)].join('\n')]),
    ...(second === undefined ? [] : [second]),
    ...(events.length === 0 ? [] : [`Webhook events: ${events.join(', ')}.`]),
    'The same requests give the same IDs. To go on, send them again with the next request.',
  ];
}

/** The responses to requests, and what the processors have. */
export function requestsAnswer(requests: readonly string[]): Answer {
  let session = newSession();
  const texts: string[] = [];
  for (const [place, request] of requests.entries()) {
    const environment = seededEnvironment(place + 1, place * SECONDS_APART);
    const outcome = sendRaw(session, withTimes(request, environment.now()), environment);
    if (!outcome.ok) return mistake(`Request ${place + 1}: ${outcome.message}`);
    texts.push(exchangeText(session, outcome.session));
    session = outcome.session;
  }
  return { text: [...texts, ...summary(session)].join('\n\n') };
}
