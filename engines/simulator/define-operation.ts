/** What an operation of the simulator is, and who calls it. */
import type { ApplicationType } from '../application-types';
import type { Handler } from './call';

export interface SimulatedOperation {
  /** As in the API description, e.g. `tokens.create`. */
  readonly id: string;
  readonly method: string;
  /** e.g. `/tokens/{id}`. */
  readonly path: string;
  /** Permissions that open the operation; one is enough. Handlers look at the container. */
  readonly permissions: readonly string[];
  /** Kinds of application whose key can call it; all of them where it is empty. */
  readonly types: readonly (ApplicationType | 'session')[];
  readonly handle: Handler;
}

export const STORING = ['public', 'private', 'session'] as const;
export const READING = ['private', 'session'] as const;
export const MANAGING = ['management'] as const;

/**
 * An operation of the simulator.
 *
 * @param route method and path, e.g. `GET /tokens/{id}`
 */
export function operation(
  id: string,
  route: string,
  permissions: readonly string[],
  types: SimulatedOperation['types'],
  handle: Handler,
): SimulatedOperation {
  const [method = '', path = ''] = route.split(' ');
  return { id, method, path, permissions, types, handle };
}
