import { z } from 'zod';
import { problem } from '../../elements-double/client/problem.ts';

/** Reports an argument that a wallet refuses. */
export function check(place: string, schema: z.ZodType, argument: unknown): void {
  const { error } = schema.safeParse(argument);
  if (!error) return;
  const [issue] = error.issues;
  problem(`${place}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

export const AMOUNT = z.string().regex(/^\d+(?:\.\d{1,2})?$/);
export const COUNTRY = z.string().regex(/^[A-Z]{2}$/);
export const CURRENCY = z.string().regex(/^[A-Z]{3}$/);
export const TEXT = z.string().min(1);
