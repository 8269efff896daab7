/** The facts as a page fetches them, without the URLs and the usual call, which follow from names. */
import { callKey } from './call-keys';
import type { KnownOperation, KnownPermission, PermissionFacts } from './types';

type Unplaced<Known> = Omit<Known, 'page' | 'group' | 'needed'>;

export interface PackedFacts extends Pick<PermissionFacts, 'hosts' | 'portal'> {
  /** Pages that document operations. */
  readonly pages: readonly { readonly route: string; readonly title: string }[];
  readonly operations: readonly (Unplaced<KnownOperation> & {
    /** Place in `pages`, from 0. */
    readonly at: number;
    /** Absent where all permissions are needed. */
    readonly needed?: 'any';
    /** Whether no SDK calls it by its ID. `calls` has only the other calls. */
    readonly hasOtherName?: true;
    /** Whether the whole page is about it, so that it has no anchor. */
    readonly isWholePage?: true;
  })[];
  readonly permissions: readonly Unplaced<KnownPermission>[];
}

const PERMISSIONS_PAGE = '/docs/api/applications/permissions';

/** The facts with all URLs. */
export function unpackFacts({ hosts, portal, pages, operations, permissions }: PackedFacts): PermissionFacts {
  return {
    hosts,
    portal,
    operations: operations.map(({ at, hasOtherName, isWholePage, ...operation }) => {
      const { route = '', title = '' } = pages[at] ?? {};
      const anchor = operation.id.replaceAll('.', '-').toLowerCase();
      return {
        needed: 'all',
        ...operation,
        calls: [...(hasOtherName ? [] : [callKey(operation.id)]), ...operation.calls],
        group: title,
        page: isWholePage ? route : `${route}#${anchor}`,
      };
    }),
    permissions: permissions.map((permission) => ({
      ...permission,
      page: `${PERMISSIONS_PAGE}#permissions-${permission.name.replaceAll(':', '')}`,
    })),
  };
}
