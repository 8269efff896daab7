/** What the simulator can do: each operation by method and path. A folder's operations are in its `operations.ts`. */
import { operations as accountUpdater } from './account-updater/operations';
import { operations as applications } from './applications/operations';
import type { SimulatedOperation } from './define-operation';
import { operations as enrichments } from './enrichments/operations';
import { operations as logs } from './logs/operations';
import { operations as networkTokens } from './network-tokens/operations';
import { operations as proxies } from './proxies/operations';
import { operations as reactors } from './reactors/operations';
import { operations as tenant } from './tenant/operations';
import { operations as threeds } from './threeds/operations';
import { operations as tokens } from './tokens/operations';
import { operations as wallets } from './wallets/operations';
import { operations as webhooks } from './webhooks/operations';

export const OPERATIONS: readonly SimulatedOperation[] = [
  ...tokens,
  ...applications,
  ...proxies,
  ...reactors,
  ...threeds,
  ...wallets,
  ...webhooks,
  ...networkTokens,
  ...accountUpdater,
  ...logs,
  ...tenant,
  ...enrichments,
];

/** What a reader can call, with its method and path; a proxied call is `/proxy` with any method. */
export const supportedOperations: readonly Pick<SimulatedOperation, 'id' | 'method' | 'path'>[] =
  OPERATIONS.map(({ id, method, path }) => ({ id, method, path }));

function valuesIn(template: string, path: string): readonly string[] | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const values: string[] = [];
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (part.startsWith('{') && value !== '') values.push(decodeURIComponent(value));
    else if (part !== value) return undefined;
  }
  return values;
}

/** Finds the operation of a request, with the values of its path; undefined where the simulator has none. */
export function findOperation(
  method: string,
  path: string,
): { readonly operation: SimulatedOperation; readonly values: readonly string[] } | undefined {
  for (const one of OPERATIONS) {
    const values = one.method === method ? valuesIn(one.path, path) : undefined;
    if (values !== undefined) return { operation: one, values };
  }
  return undefined;
}
