import type { Processor } from './processors.ts';
import type { ProcessorAction } from './schema.ts';

/** What a reader of one call learns about repeating it, as Markdown of one line. */
export function repeatAdvice(
  { name, idempotency, orderReference, calls }: Processor,
  action: ProcessorAction,
): string {
  const charges = action.startsWith('charge') || calls[action]?.next !== undefined;
  const repeat = `never repeat a ${charges ? 'charge' : 'request'} whose outcome is unknown`;
  if (idempotency === 'unknown') {
    const reference =
      action === 'store' || orderReference !== 'unknown' ? '' : ', and where your order reference goes';
    return `Ask ${name} which header or field makes retries safe${reference}. Until you know, ${repeat}.`;
  }
  if ('none' in idempotency) return `${idempotency.none} So ${repeat}.`;
  if ('field' in idempotency && !charges)
    return `Ask ${name} what a repeat of this request does. Until you know, ${repeat}.`;
  const key = 'header' in idempotency ? idempotency.header : idempotency.field;
  const belongs = `\`${key}\` belongs to one attempt. Reuse its value only while the outcome is unknown`;
  if (idempotency.keeps !== undefined) return `${belongs}. ${idempotency.keeps}`;
  return 'docs' in idempotency && idempotency.docs !== undefined
    ? `${belongs}, and check [how long ${name} remembers it](${idempotency.docs}).`
    : `${belongs}, and ask ${name} how long it remembers the value and what a repeat returns.`;
}
