/** What a tenant has that its requests can change. */
export interface TenantSettings {
  readonly name: string;
  /** Every value is a string, e.g. `disable_ephemeral_proxy: 'true'`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly modifiedBy?: string;
  readonly modifiedAt?: number;
}

/** A new tenant, whose three booleans are off. */
export const NEW_TENANT: TenantSettings = {
  name: 'Example Store (test)',
  settings: {
    fingerprint_tokens: 'false',
    deduplicate_tokens: 'false',
    token_deduplication_behavior: 'read_existing',
    disable_ephemeral_proxy: 'false',
  },
};
