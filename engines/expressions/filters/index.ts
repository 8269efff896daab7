/** Every platform filter by its name; those that only other engines of Liquid have are none. */
import { aliasFilters } from './aliasing';
import { cardFilters } from './cards';
import { conversionFilters } from './conversion';
import type { Filter } from './filter';
import { maskingFilters } from './masking';
import { selectingFilters } from './selecting';
import { signingFilters } from './signing';
import { dateFilters } from './standard-date';
import { listFilters } from './standard-lists';
import { mathFilters } from './standard-math';
import { textFilters } from './standard-text';

export type { Argument, Filter, FilterCall } from './filter';
export { hexadecimal } from './conversion';
export { computeHmac } from './secure-hash';

export const filters: ReadonlyMap<string, Filter> = new Map(
  [
    ...[aliasFilters, cardFilters, maskingFilters, selectingFilters, conversionFilters, signingFilters],
    ...[textFilters, listFilters, mathFilters, dateFilters],
  ].flatMap((group) => Object.entries(group)),
);
