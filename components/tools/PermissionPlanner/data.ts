import type { ApplicationType } from '../../../engines/application-types/index.ts';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  callKey,
  cutPermissions,
  cutRules,
  STAND_INS,
  type CreationTemplate,
  type PackedFacts,
} from '../../../engines/permissions/index.ts';
import { provider } from '../../../content/site/provider.ts';
import { siteMap } from '../../../pipeline/content/site/site-map.ts';
import { emitRequestSample } from '../../../pipeline/code-samples/requests/index.ts';
import { languageById, SAMPLE_LANGUAGES, SDK_LANGUAGES } from '../../../pipeline/code-samples/index.ts';
import { loadApiDescription, type ApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { sdkMethod } from '../../../pipeline/content/sdk-methods/index.ts';
import { cellText, loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { operationRoutes } from '../../../pipeline/pages/index.ts';
import { readText } from '../../../pipeline/cache/index.ts';

/** Every command of the project runs at its root. */
const PROXY_CALLS = path.resolve('content/openapi/proxy-calls.yaml');

const proxyCalls = z.object({
  paths: z.object({
    '/proxy': z.object({
      post: z.object({ summary: z.string(), 'x-permissions': z.array(z.string()) }),
    }),
  }),
});

/** A cell without its links and code marks: the page shows it as plain text. */
function plain(cell: string): string {
  return cell.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
}

/** What the SDKs of all languages call an operation, in one spelling. */
function callsOf(id: string): Pick<PackedOperation, 'calls' | 'hasOtherName'> {
  const server = SDK_LANGUAGES.map((language) =>
    callKey(sdkMethod(language, id).call, language === 'csharp'),
  );
  const all = [...new Set([...server, ...clientCalls(id)])];
  const others = all.filter((call) => call !== callKey(id));
  return { calls: others, ...(others.length === all.length ? { hasOtherName: true } : {}) };
}

function clientCalls(id: string): string[] {
  const { rows } = loadDataTable('client-calls');
  return rows.filter(({ operation }) => operation === id).map(({ call }) => callKey(cellText(call)));
}

/** The label of an API page, which is the heading that its operations are listed under. */
function labelOf(route: string): string {
  return siteMap.find((page) => page.route === route)?.label ?? route;
}

const PROXY_PAGE = '/docs/api/proxies/invoke-ephemeral-proxies';

type PackedOperation = PackedFacts['operations'][number];

/** An operation with the route of its page instead of the page's place. */
type RoutedOperation = Omit<PackedOperation, 'at'> & { readonly route: string };

/** A call through a proxy, which the API description has in a file of its own. */
function proxiedCall(): RoutedOperation {
  const { summary, 'x-permissions': permissions } = proxyCalls.parse(parse(readText(PROXY_CALLS))).paths[
    '/proxy'
  ].post;
  return {
    id: 'proxy',
    path: '/proxy',
    summary,
    route: PROXY_PAGE,
    isWholePage: true,
    hasOtherName: true,
    permissions,
    types: ['private', 'session'],
    calls: clientCalls('proxy'),
  };
}

function describedOperations({ operations }: ApiDescription): RoutedOperation[] {
  const routes = operationRoutes();
  return [...operations.values()].map(
    ({ id, method, path: template, summary, permissions, permissionsNeeded, applicationTypes }) => ({
      id,
      method,
      path: template,
      summary,
      route: routes.get(id) ?? '/docs/api',
      permissions,
      ...(permissionsNeeded === 'any' ? { needed: permissionsNeeded } : {}),
      types: applicationTypes,
      ...callsOf(id),
    }),
  );
}

/** Operations with the place of their pages, each listed once. */
function packed(operations: readonly RoutedOperation[]): Pick<PackedFacts, 'pages' | 'operations'> {
  const routes = [...new Set(operations.map(({ route }) => route))];
  return {
    pages: routes.map((route) => ({ route, title: labelOf(route) })),
    operations: operations.map(({ route, ...operation }) => ({ ...operation, at: routes.indexOf(route) })),
  };
}

function permissions(): PackedFacts['permissions'] {
  return loadDataTable('permissions').rows.map(({ permission, allows, types, worst }) => ({
    name: cellText(permission),
    allows: plain(cellText(allows)),
    types: Array.isArray(types) ? (types as ApplicationType[]) : [],
    ...(worst === undefined ? {} : { worst: plain(cellText(worst)) }),
  }));
}

/** The request that creates an application, with words in the place of values, as code of every language. */
function creation(description: ApiDescription): CreationTemplate[] {
  const operation = description.operations.get('applications.create');
  if (operation === undefined) throw new Error('The API description has no operation applications.create.');
  const granted = [STAND_INS.permission, STAND_INS.permission];
  const rule = {
    description: STAND_INS.description,
    priority: Number(STAND_INS.priority),
    container: STAND_INS.container,
    transform: STAND_INS.transform,
    permissions: granted,
  };
  const base = { name: STAND_INS.name, type: STAND_INS.type };
  return SAMPLE_LANGUAGES.map((language) => {
    const code = (body: object): string =>
      emitRequestSample(language, {
        description,
        operation,
        example: {
          name: 'application',
          summary: operation.summary,
          parameters: {},
          body: body as never,
          status: 200,
        },
        environment: 'test',
      });
    return {
      language,
      label: languageById(language).label,
      permissions: cutPermissions(code({ ...base, permissions: granted })),
      rules: cutRules(code({ ...base, rules: [rule, rule] })),
    };
  });
}

/** What the planner knows, and code that creates applications, which is fetched when a reader opens it. */
export async function data(): Promise<{
  readonly facts: PackedFacts;
  readonly creation: readonly CreationTemplate[];
}> {
  const description = await loadApiDescription();
  return {
    facts: {
      hosts: description.servers,
      portal: provider.portalUrl,
      ...packed([...describedOperations(description), proxiedCall()]),
      permissions: permissions(),
    },
    creation: creation(description),
  };
}
