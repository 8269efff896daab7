import type { KnownAddress } from '../../../engines/addresses/index.ts';
import { cellText, loadDataTable } from '../../../pipeline/content/tables/index.ts';

/** Every address from which requests leave the platform. */
export function data(): { readonly addresses: readonly KnownAddress[] } {
  const addresses = loadDataTable('ip-addresses').rows.map(({ address, environment, region }) => ({
    address: cellText(address),
    tenants: cellText(environment),
    region: cellText(region),
  }));
  return { addresses };
}
