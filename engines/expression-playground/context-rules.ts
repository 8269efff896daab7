import { contextRules, type ExpressionContext } from '../expressions';

/** Whether an expression there reads the data of a token by the token's ID. */
export function readsById(where: ExpressionContext): boolean {
  return contextRules(where).keywords.includes('token');
}

/** The names that "other sources" can have in a context; none where `data` is all that's read. */
export function sourceNames(where: ExpressionContext): readonly string[] {
  const { variables, keywords } = contextRules(where);
  if (where === 'fingerprint') return ['metadata'];
  if (keywords.length === 0) return [];
  return [...keywords, ...(variables.length > 0 ? ['variable'] : [])];
}
