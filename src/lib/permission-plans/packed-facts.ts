/** The facts as a page fetches them, which is without the addresses that follow from names. */
import type { KnownOperation, KnownPermission, PermissionFacts } from './types';

type Unplaced<Known> = Omit<Known, 'page' | 'group'>;

export interface PackedFacts extends Pick<PermissionFacts, 'hosts' | 'portal'> {
  /** Pages that document operations. */
  readonly pages: readonly { readonly route: string; readonly title: string }[];
  readonly operations: readonly (Unplaced<KnownOperation> & {
    /** Place in `pages`, from 0. */
    readonly at: number;
    /** Whether the whole page is about it, so that it has no anchor. */
    readonly isWholePage?: true;
  })[];
  readonly permissions: readonly Unplaced<KnownPermission>[];
}

const PERMISSIONS_PAGE = '/docs/api/applications/permissions';

/** The facts with all addresses. */
export function unpackFacts({ hosts, portal, pages, operations, permissions }: PackedFacts): PermissionFacts {
  return {
    hosts,
    portal,
    operations: operations.map(({ at, isWholePage, ...operation }) => {
      const { route = '', title = '' } = pages[at] ?? {};
      const anchor = operation.id.replaceAll('.', '-').toLowerCase();
      return { ...operation, group: title, page: isWholePage ? route : `${route}#${anchor}` };
    }),
    permissions: permissions.map((permission) => ({
      ...permission,
      page: `${PERMISSIONS_PAGE}#permissions-${permission.name.replaceAll(':', '')}`,
    })),
  };
}
