import type { PhrasingContent } from 'mdast';
import { provider } from '../../../content/site/provider.ts';
import {
  creationExample,
  portalLink,
  type GuideApplication,
} from '../../../pipeline/content/applications/index.ts';
import { flowElement } from '../../builders/elements.ts';
import {
  inlineCode,
  link,
  markdownBlocks,
  markdownPhrase,
  text,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import type { Expand, PageContext } from '../../../pipeline/pages/index.ts';
import { permissionLink } from '../../builders/endpoint-facts.ts';
import { findOperation } from '../../builders/find-operation.ts';
import { requestTabs } from '../../builders/request-tabs.ts';
import { successResponse } from '../../builders/response-block.ts';
import { tableOf } from '../../builders/table.ts';
import type { applications } from './definition.ts';

function nameCell(application: GuideApplication): PhrasingContent[] {
  const name = text(application.name);
  return application.rules === undefined
    ? [link(portalLink(application, provider.portalUrl), [name])]
    : [name];
}

function withCommas(permissions: readonly string[]): PhrasingContent[] {
  return permissions.flatMap((permission, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    permissionLink(permission),
  ]);
}

function rightsCell({ permissions, rules = [] }: GuideApplication): PhrasingContent[] {
  if (permissions !== undefined) return permissions.length === 0 ? [text('None')] : withCommas(permissions);
  return rules.flatMap((rule, index) => [
    ...(index === 0 ? [] : [text('; ')]),
    ...withCommas(rule.permissions),
    text(' in '),
    inlineCode(rule.container),
    text(' with '),
    inlineCode(rule.transform),
  ]);
}

function table(applications: readonly GuideApplication[]): FlowContent {
  const rows = applications.map((application) => [
    nameCell(application),
    [inlineCode(application.type)],
    rightsCell(application),
    markdownPhrase(application.keyGoes),
  ]);
  return tableOf(['Application', 'Type', 'Permissions', 'Where the key goes'], rows);
}

/** How to create them in the portal. A link fills in permissions, but it can't carry rules. */
function portalText(applications: readonly GuideApplication[]): FlowContent[] {
  const linked = applications.filter(({ rules }) => rules === undefined).length;
  if (linked === 0)
    return markdownBlocks(
      "Create them with the requests below, or enter the rules in the portal's Advanced Rule Builder. A link can't fill them in.",
    );
  const which = linked === applications.length ? 'Each link' : 'A linked name';
  const shown = 'Each key is shown only once, so copy it to your secret store right away.';
  return markdownBlocks(`${which} opens the portal with the form filled in. ${shown}`);
}

function creationRequests(applications: readonly GuideApplication[], page: PageContext): FlowContent {
  const operation = findOperation('applications.create', page);
  const { status = 0 } = successResponse(operation) ?? {};
  return flowElement('Fold', { label: 'Create them with the API' }, [
    ...markdownBlocks(
      'Here, `<API_KEY>` is the key of a `management` application with the `application:create` permission.',
    ),
    ...markdownBlocks(page.notice('saved-key').text),
    ...applications.map((application) => requestTabs(operation, creationExample(application, status), page)),
  ]);
}

/**
 * `<Applications names="card-form backend-reads-tokens" />`: the applications that a guide needs, as a table with links
 * to the portal and as requests that create them.
 */
export const expand: Expand<typeof applications> = ({ names }, page) => {
  const applications = names.map((name) => page.application(name));
  return [table(applications), ...portalText(applications), creationRequests(applications, page)];
};
