/** Reactors as the simulator stores them, and those that it has from the start. */
import type { StoredReactor } from '../types';
import { REACTORS } from './fixed-reactors';

const CREATOR = '6cc6063a-fa75-41fb-890b-4184184747f8';
const CREATED = Date.parse('2026-10-01T12:00:00Z');

export const FIRST_REACTORS: ReadonlyMap<string, StoredReactor> = new Map(
  REACTORS.map(({ id, name, code, configuration, runtime }) => [
    id,
    {
      ...{ id, name, code, configuration, createdBy: CREATOR, createdAt: CREATED },
      ...(runtime === undefined ? {} : { runtime }),
    },
  ]),
);
