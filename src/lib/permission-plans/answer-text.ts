/** Results as plain text, for a ticket. */
import type { PermissionHolder } from './holder';
import type { AccessPlan, PlannedApplication } from './plan';
import type { Check } from './refusal';
import type { Advice, KnownOperation } from './types';

const operationLine = ({ method, path, id }: KnownOperation): string =>
  `  ${method === undefined ? '' : `${method} `}${path} (${id})`;

const adviceLine = ({ text }: Pick<Advice, 'text'>): string => `- ${text}`;

function applicationLines({ name, type, permissions, rules, operations }: PlannedApplication): string[] {
  return [
    `${name}: ${type} application`,
    ...permissions.map((permission) => `  permission ${permission}`),
    ...rules.map(
      ({ priority, container, transform, permissions: granted }) =>
        `  rule ${String(priority)}: ${granted.join(', ')} in ${container} with ${transform}`,
    ),
    ...(operations.length === 0 ? [] : ['  for:']),
    ...operations.map((operation) => `  ${operationLine(operation)}`),
    '',
  ];
}

/** A plan: each application with what it has and why, then what to know. */
export function planAsText({ applications, session, undocumented, advice }: AccessPlan): string {
  return [
    ...applications.flatMap(applicationLines),
    ...(session === undefined
      ? []
      : [
          `Session, authorized by your server: ${session.permissions.join(', ')}`,
          ...session.operations.map(operationLine),
          '',
        ]),
    ...(undocumented.length === 0
      ? []
      : ['No permission is documented for:', ...undocumented.map(operationLine), '']),
    ...advice.map(adviceLine),
  ]
    .join('\n')
    .trim();
}

/** What a permission opens, and the worst that its holder can do. */
export function holderAsText({ permission, opens, opensWithOthers, never }: PermissionHolder): string {
  return [
    `${permission.name}: ${permission.allows}`,
    ...(permission.worst === undefined ? [] : [`At worst: ${permission.worst}`]),
    ...(never.length === 0 ? [] : [`Can't be given to: ${never.join(', ')} applications`]),
    ...(opens.length === 0 ? [] : ['Opens:', ...opens.map(operationLine)]),
    ...(opensWithOthers.length === 0
      ? []
      : ['Opens together with another permission:', ...opensWithOthers.map(operationLine)]),
  ].join('\n');
}

const VERDICTS = { fine: 'fine', wrong: 'WRONG', unknown: 'unknown' } as const;

/** Why a call was rejected, check by check. */
export function checksAsText(checks: readonly Check[]): string {
  return checks.map(({ name, verdict, text }) => `${name}: ${VERDICTS[verdict]}. ${text}`).join('\n');
}
