/** Permissions and access rules, as requests for applications and sessions have them. */
import type { ApplicationType } from '../../application-types';
import { type Json, type JsonObject, isObject } from '../../json';
import { invalid } from '../problems';
import type { AccessRule } from '../types';

const TRANSFORMS = new Set<Json | undefined>([undefined, 'reveal', 'mask', 'redact']);
const ATTRIBUTES = new Set<Json | undefined>(['id', 'container']);
const OPERATORS = new Set<Json | undefined>(['equals', 'starts_with']);
const MOST_PERMISSIONS = 50;

const areStrings = (list: Json | undefined): list is string[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');

function isCondition(condition: Json): boolean {
  return (
    isObject(condition) &&
    ATTRIBUTES.has(condition.attribute) &&
    OPERATORS.has(condition.operator) &&
    typeof condition.value === 'string'
  );
}

/** A rule has a container, or conditions, and not both. */
function isRule(rule: Json): rule is JsonObject {
  if (!isObject(rule) || !TRANSFORMS.has(rule.transform) || !areStrings(rule.permissions)) return false;
  const { priority, container, conditions = [] } = rule;
  if (typeof priority !== 'number' || !Number.isInteger(priority) || priority < 1) return false;
  if (!Array.isArray(conditions) || !conditions.every(isCondition)) return false;
  return typeof container === 'string'
    ? container.startsWith('/') && conditions.length === 0
    : rule.conditions !== undefined;
}

export interface Grants {
  readonly permissions: readonly string[];
  readonly rules: readonly AccessRule[];
}

/**
 * Reads what a request grants.
 *
 * @param type of the application, or a session
 * @throws Problem 400 where it grants nothing, a rule isn't complete, or the type can't have rules
 */
export function readGrants(
  { permissions = [], rules = [] }: JsonObject,
  type: ApplicationType | 'session',
): Grants {
  if (!areStrings(permissions) || permissions.length > MOST_PERMISSIONS)
    throw invalid({ permissions: `The permissions must be a list of up to ${MOST_PERMISSIONS} strings.` });
  if (!Array.isArray(rules) || !rules.every(isRule))
    throw invalid({
      rules:
        'Each rule needs a priority from 1, permissions, and either a container such as /pci/ or conditions.',
    });
  if (type === 'management' && rules.length > 0)
    throw invalid({
      rules: 'A management application has permissions only, because rules are about tokens.',
    });
  if (new Set(rules.map((rule) => isObject(rule) && rule.priority)).size < rules.length)
    throw invalid({ rules: 'Each rule needs a priority of its own.' });
  if (permissions.length + rules.length === 0)
    throw invalid({ error: 'Send at least one permission or one rule.' });
  return { permissions, rules: rules as unknown as readonly AccessRule[] };
}
