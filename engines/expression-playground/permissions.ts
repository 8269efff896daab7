import type { ExpressionContext } from '../expressions';

/** A permission that a key needs for the request with the expression. */
export interface NeededPermission {
  readonly permission: string;
  /** When it's needed, as the rest of a sentence. */
  readonly when: string;
}

const CREATE: NeededPermission = {
  permission: 'token:create',
  when: 'to create the token',
};

const UPDATE: NeededPermission = {
  permission: 'token:update',
  when: 'to change it in an update',
};

const INVOKE_PROXY: NeededPermission = {
  permission: 'proxy:invoke',
  when: "on each token's container",
};

const NEEDED: Readonly<Record<ExpressionContext, readonly NeededPermission[]>> = {
  // An update can't change an ID.
  alias: [CREATE],
  mask: [CREATE, UPDATE],
  fingerprint: [CREATE, UPDATE],
  search_index: [CREATE, UPDATE],
  detokenize: [{ permission: 'token:read', when: "on each token's container" }],
  proxy_body: [INVOKE_PROXY],
  proxy_header: [INVOKE_PROXY],
  reactor: [{ permission: 'reactor:invoke', when: "on each token's container" }],
};

/**
 * What a key needs to send an expression in a context: content/docs/expressions/index.mdx, "Permissions". The test compares it
 * with the API description.
 */
export function permissionsFor(where: ExpressionContext): readonly NeededPermission[] {
  return NEEDED[where];
}
