/** Plans permissions, with the functions behind the permission planner's page. */
import {
  adviceOnKeys,
  applicationBody,
  creationCode,
  planAccess,
  planAsText,
  readContainers,
  recognizeCode,
  unpackFacts,
} from '../../engines/permissions/index.ts';
import { mistake, type Answer } from '../answer.ts';
import type { BuiltDocs } from '../built-docs.ts';
import type { HideSecrets } from '../hidden-secrets.ts';
import type { PlanInput } from './plan-input.ts';
import { findOperation } from './find-operation.ts';
import { explainPermission, explainRejected } from './permission-answers.ts';

/** IDs of operations, and a sentence for each that isn't one. */
function operationsIn(
  { operations = [], code = '' }: PlanInput,
  docs: BuiltDocs,
): { readonly ids: readonly string[]; readonly hints: readonly string[] } {
  const found = operations.map((one) => findOperation(one, docs));
  const called = recognizeCode(code, unpackFacts(docs.tools.permissions)).operations.map(({ id }) => id);
  return {
    ids: [
      ...new Set([...called, ...found.flatMap((one) => (one.hint === undefined ? [one.operation.id] : []))]),
    ],
    hints: found.flatMap(({ hint }) => hint ?? []),
  };
}

function planned(input: PlanInput, docs: BuiltDocs): Answer {
  const { code = '', runs_in: runsIn, view, language } = input;
  const facts = unpackFacts(docs.tools.permissions);
  const recognized = recognizeCode(code, facts);
  const { ids, hints } = operationsIn(input, docs);
  if (hints.length > 0) return mistake(hints.join('\n'));
  if (ids.length === 0)
    return mistake(
      'No call to the platform was recognized in the code. Give operations, such as ["tokens.create"].',
    );
  const given = input.containers.length > 0 ? input.containers : recognized.containers;
  const { containers, wrong } = readContainers(given.join(' '));
  if (wrong.length > 0)
    return mistake(
      `"${wrong[0] ?? ''}" isn't a container. Use a path of letters, digits, - and _, such as /pci/high/.`,
    );
  const plan = planAccess(
    { operations: ids, runsIn, containers: containers.length === 0 ? ['/'] : containers, view },
    facts,
  );
  const advice = [...adviceOnKeys(recognized, plan, runsIn), ...plan.advice];
  const template = docs.tools.creation.find((one) => one.language === language);
  const programs = template === undefined ? [] : plan.applications.map((one) => creationCode(template, one));
  return {
    text: [
      planAsText({ ...plan, advice }),
      ...recognized.unknown.map(
        ({ written, line }) => `Line ${line}: no operation of the API is "${written}".`,
      ),
      ...programs.map((program) => `\`\`\`${language ?? ''}\n${program}\`\`\``),
      ...(language !== undefined && template === undefined
        ? [`Applications are created by a server. There's no code for that in ${language}.`]
        : []),
    ].join('\n\n'),
    data: {
      applications: plan.applications.map(applicationBody),
      session_permissions: plan.session?.permissions ?? [],
    },
  };
}

/** A plan, or what a permission opens, or why a call is rejected. */
export function planPermissions(input: PlanInput, docs: BuiltDocs, hideSecrets: HideSecrets): Answer {
  const { operations, code, permission, rejected } = input;
  const wishes = [operations ?? code, permission, rejected].filter((one) => one !== undefined);
  if (wishes.length !== 1)
    return mistake(
      'Give operations or code for a plan, or permission, or rejected. Each needs a call of its own.',
    );
  const answer =
    permission !== undefined
      ? explainPermission(permission, docs)
      : rejected !== undefined
        ? explainRejected(rejected, docs)
        : planned(input, docs);
  return { ...answer, text: hideSecrets(answer.text, input) };
}
