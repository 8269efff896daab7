import { valueAt } from '../../../pipeline/content/processors/index.ts';
import {
  approvalSign,
  destinationOf,
  isEcho,
  type Destination,
  type DestinationRequest,
  type Sign,
} from '../../support/payment-requests.ts';

/** An input for the key of one attempt: `attemptId`, or one for each of several charges, such as `nextAttemptId`. */
const ATTEMPT_INPUT = /^\$inputs\.\w*attemptId$/i;

/** An input for the shop's name of an order, a renewal or a verification. */
const REFERENCE_INPUT = /^\$inputs\.(?!customer)\w*reference$/i;

/**
 * What is wrong with a request of a workflow to a destination: it has neither the idempotency header of the processor
 * nor a reason, it does not name the order, or it takes a status for an approval.
 *
 * @returns sentences, each with the place and the fix
 */
export function problemsOf(request: DestinationRequest): string[] {
  const { place, step, destination } = request;
  const reason = step['x-no-idempotency-key'];
  const found = destinationOf(destination);
  if (isEcho(destination))
    return [
      ...(reason === undefined ? [`${place} has no x-no-idempotency-key. Say that it's a dry run.`] : []),
      ...(/\becho\b/.test(step.description)
        ? []
        : [`${place} goes to the echo, and its description doesn't say so. Name the echo there.`]),
    ];
  if (
    found === undefined ||
    typeof found.processor.idempotency !== 'object' ||
    !('header' in found.processor.idempotency)
  )
    return reason === undefined
      ? [`${place} has no x-no-idempotency-key. Say how the reader repeats a request to ${destination}.`]
      : [];
  return [
    ...keyProblems(request, found.processor.idempotency.header),
    ...(found.action === 'store' ? [] : [...orderProblems(request, found), ...fieldProblems(request, found)]),
    ...(found.action === 'store' ? [] : approvalProblems(request, approvalSign(found.processor.id))),
  ];
}

function keyProblems({ place, headers }: DestinationRequest, header: string): string[] {
  const value = headers[header];
  if (typeof value === 'string' && ATTEMPT_INPUT.test(value)) return [];
  return [
    `${place} sends ${header}: ${String(value)}. Send the ID of the attempt, $inputs.attemptId; an order can have several.`,
  ];
}

function orderProblems({ place, step }: DestinationRequest, { processor }: Destination): string[] {
  const value = valueAt(step.requestBody?.payload, processor.orderReference);
  if (typeof value === 'string' && REFERENCE_INPUT.test(value)) return [];
  return [`${place} doesn't name the order. Send $inputs.orderReference as ${processor.orderReference}.`];
}

/** Fields that the processor requires, such as a type of payment, in the request of a workflow. */
function fieldProblems({ place, step }: DestinationRequest, { processor }: Destination): string[] {
  return processor.required
    .filter((field) => valueAt(step.requestBody?.payload, field) === undefined)
    .map((field) => `${place} lacks ${field}, which ${processor.name} requires. Send it.`);
}

function approvalProblems({ place, step }: DestinationRequest, sign: Sign | undefined): string[] {
  if (sign === undefined)
    return [`${place}: content/data/card-payments/charge-signs.yaml has no sign of an approval. Add a row.`];
  const value = typeof sign.value === 'string' ? `'${sign.value}'` : String(sign.value);
  const condition = `$response.body#/${sign.field} == ${value}`;
  if (step.successCriteria.some((one) => one.condition === condition)) return [];
  return [`${place} takes a status for an approval. Add the success criterion ${condition}.`];
}
