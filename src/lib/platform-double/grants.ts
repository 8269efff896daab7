/** Permissions and access rules, as requests for applications and sessions have them. */
import { type Json, isObject } from '../expressions';
import { invalid } from './problems';
import type { AccessRule, JsonObject } from './types';

const TRANSFORMS = new Set<Json | undefined>([undefined, 'reveal', 'mask', 'redact']);

function isRule(rule: Json): boolean {
  return (
    isObject(rule) &&
    typeof rule.priority === 'number' &&
    Array.isArray(rule.permissions) &&
    TRANSFORMS.has(rule.transform) &&
    (typeof rule.container === 'string' || Array.isArray(rule.conditions))
  );
}

export interface Grants {
  readonly permissions: readonly string[];
  readonly rules: readonly AccessRule[];
}

/**
 * Reads what a request grants.
 *
 * @throws Problem 400 where it grants nothing, or a rule is not complete
 */
export function readGrants({ permissions = [], rules = [] }: JsonObject): Grants {
  if (!Array.isArray(permissions) || !permissions.every((one) => typeof one === 'string'))
    throw invalid({ permissions: 'The permissions must be a list of strings.' });
  if (!Array.isArray(rules) || !rules.every(isRule))
    throw invalid({ rules: 'Each rule needs a priority, permissions, and a container or conditions.' });
  if (permissions.length + rules.length === 0)
    throw invalid({ error: 'Send at least one permission or one rule.' });
  return { permissions, rules: rules as unknown as readonly AccessRule[] };
}
