import { Bytes } from '../values';
import { failFilter, filter, type Filter, type FilterRule } from './filter';
import { passingNull, scalarText, textArgument } from './inputs';
import { computeHmac, isHashName } from './secure-hash';

/** What hashing a byte costs, in the work of one character, and what hashing nothing does. */
const BYTE_WORK = 25;
const HASH_WORK = 5_000;

const hmac: FilterRule = (input, call) => {
  const algorithm = textArgument(call, 0);
  if (!isHashName(algorithm))
    return failFilter(call, `has no algorithm "${algorithm}". Write 'sha-1', 'sha-256' or 'sha-512'.`);
  const encoder = new TextEncoder();
  const key = encoder.encode(textArgument(call, 1));
  if (key.length === 0)
    failFilter(call, 'needs a key as second argument, and it is empty. Check where it is read from.');
  const message = encoder.encode(scalarText(input, call));
  call.meter.spend(HASH_WORK + (key.length + message.length) * BYTE_WORK);
  return new Bytes(computeHmac(algorithm, key, message));
};

export const signingFilters: Readonly<Record<string, Filter>> = {
  hmac: filter(passingNull(hmac, false), 2),
};
