import type { PhrasingContent } from 'mdast';
import type { Operation } from '../../pipeline/content/api-description/index.ts';
import { rowAnchor } from '../../pipeline/content/tables/index.ts';
import { flowElement } from './elements.ts';
import { inlineCode, link, paragraph, text, type FlowContent } from '../../pipeline/pages/tree/build.ts';

/** A permission that leads to its row of the table of permissions. */
export function permissionLink(permission: string): PhrasingContent {
  return link(`/docs/api/applications/permissions#${rowAnchor('permissions', permission)}`, [
    inlineCode(permission),
  ]);
}

/** `a`, `a or b`, `a, b or c`. */
function joined(names: readonly PhrasingContent[], word: 'and' | 'or'): PhrasingContent[] {
  return names.flatMap((name, index) => {
    if (index === 0) return [name];
    return [text(index === names.length - 1 ? ` ${word} ` : ', '), name];
  });
}

function fact(label: string, names: readonly PhrasingContent[], word: 'and' | 'or'): FlowContent[] {
  return names.length === 0 ? [] : [flowElement('EndpointFact', { label }, [paragraph(joined(names, word))])];
}

/** Who can call an operation, and whether it can be repeated safely. */
export function endpointFacts({
  permissions,
  permissionsNeeded,
  applicationTypes,
  idempotent,
}: Operation): FlowContent[] {
  const one = permissions.length === 1;
  return [
    ...fact(
      one ? 'Permission' : `Permissions, ${permissionsNeeded} of`,
      permissions.map(permissionLink),
      permissionsNeeded === 'any' ? 'or' : 'and',
    ),
    ...fact('Application', applicationTypes.map(inlineCode), 'or'),
    ...fact(
      'Safe retry',
      idempotent ? [link('/docs/api/idempotency', [inlineCode('BT-IDEMPOTENCY-KEY')])] : [],
      'and',
    ),
  ];
}
