/**
 * Code that creates an application, in the site's languages. The emitters write it when the site is built, with words in
 * the place of values; here values take their place.
 */
import { fileNamePart } from '../file-names';
import { applicationBody } from './application-requests';
import type { PlannedApplication } from './types';

/** Words that stand for values in a template. */
export const STAND_INS = {
  name: 'APPLICATION_NAME',
  type: 'APPLICATION_TYPE',
  description: 'RULE_DESCRIPTION',
  priority: '4711',
  container: 'RULE_CONTAINER',
  transform: 'RULE_TRANSFORM',
  /** Long, so that every emitter writes a list of two over several lines. */
  permission: 'GRANTED_PERMISSION_ONE_TO_A_LINE_SO_THAT_A_LIST_CAN_BE_OF_ANY_LENGTH',
} as const;

/** A list in a template: what's before it, an entry that others follow, the last entry, and what's after. */
export interface ListTemplate {
  readonly before: string;
  readonly entry: string;
  readonly last: string;
  readonly after: string;
}

/** The same for rules, whose entries hold lists of permissions themselves. */
export interface RuleListTemplate {
  readonly before: string;
  readonly entry: ListTemplate;
  readonly last: ListTemplate;
  readonly after: string;
}

/** What creates an application in a language: with permissions, and with rules. */
export interface CreationTemplate {
  readonly language: string;
  readonly label: string;
  readonly permissions: ListTemplate;
  readonly rules: RuleListTemplate;
}

function filled({ before, entry, last, after }: ListTemplate, permissions: readonly string[]): string {
  const lines = permissions.map((permission, place) =>
    (place === permissions.length - 1 ? last : entry).replaceAll(STAND_INS.permission, permission),
  );
  return before + lines.join('') + after;
}

/**
 * The code that creates an application.
 *
 * @returns a program, ending in a newline
 */
export function creationCode(template: CreationTemplate, application: PlannedApplication): string {
  const body = applicationBody(application);
  const named = (code: string): string =>
    code
      .replaceAll(STAND_INS.name, body.name)
      // The key's file is named after the application.
      .replaceAll(fileNamePart(STAND_INS.name), fileNamePart(body.name))
      .replaceAll(STAND_INS.type, body.type);
  if ('permissions' in body) return named(filled(template.permissions, body.permissions));
  const { before, entry, last, after } = template.rules;
  const rules = body.rules.map((rule, place) =>
    filled(place === body.rules.length - 1 ? last : entry, rule.permissions)
      .replaceAll(STAND_INS.priority, String(rule.priority))
      .replaceAll(STAND_INS.transform, rule.transform)
      .replaceAll(STAND_INS.description, rule.description)
      .replaceAll(STAND_INS.container, rule.container),
  );
  return named(before + rules.join('') + after);
}
