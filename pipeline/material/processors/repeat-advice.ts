import type { Processor, ProcessorAction } from './processors.ts';

/** What a reader of one call learns about repeating it, as Markdown of one line. */
export function repeatAdvice(
  { name, idempotency, orderReference }: Processor,
  action: ProcessorAction,
): string {
  const repeat = `never repeat a ${action === 'charge' ? 'charge' : 'request'} whose outcome is unknown`;
  if (idempotency === 'unknown') {
    const reference =
      action === 'store' || orderReference !== 'unknown' ? '' : ', and where your order reference goes';
    return `Ask ${name} which header or field makes retries safe${reference}. Until you know, ${repeat}.`;
  }
  if ('none' in idempotency) return `${idempotency.none} So ${repeat}.`;
  return `\`${idempotency.header}\` belongs to one attempt. Reuse its value only while the outcome is unknown, and check [how long ${name} remembers it](${idempotency.docs}).`;
}
