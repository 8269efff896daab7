import type { ApplicationType } from '../application-types';
import type { Json, JsonObject } from '../json';
import type { StoredUpdaterJob } from './account-updater/types';
import type { StoredNetworkToken } from './network-tokens/types';
import type { ThreeDsSession } from './threeds/types';
import type { TenantSettings } from './tenant/tenant-settings';

/** A request as it arrives, header names in lower case. */
export interface PlatformRequest {
  readonly method: string;
  /** Without query, e.g. `/tokens/tok_1`, as the URL has it. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What comes back: a response after some seconds, or a connection that breaks after the work is done. */
export type PlatformResponse =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** Absent for an empty body. */
      readonly body?: string;
      /** How long the platform takes, where that matters: a proxy waits for its destination. */
      readonly seconds?: number;
    }
  | { readonly kind: 'broken connection' };

/** What the simulator takes from outside, so that a run can be repeated. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly uuid: () => string;
  /** From 0 up to, and without, 1. */
  readonly random: () => number;
}

export type Transform = 'reveal' | 'mask' | 'redact';

/** An access rule, of an application or a session. */
export interface AccessRule {
  readonly description?: string;
  readonly priority: number;
  readonly container?: string;
  readonly conditions?: readonly { attribute: string; operator: string; value: string }[];
  readonly transform?: Transform;
  readonly permissions: readonly string[];
}

export interface StoredToken {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly modifiedBy?: string;
  readonly modifiedAt?: number;
  readonly fingerprint?: string;
  readonly fingerprintExpression?: string;
  readonly mask?: Json;
  readonly searchIndexes?: readonly string[];
  /** What the search indexes gave. */
  readonly indexed: readonly string[];
  readonly expiresAt?: string;
  readonly container: string;
  /** When the security code of a card was stored. */
  readonly codeStoredAt?: number;
  /** Network tokens that were provisioned from it. */
  readonly networkTokenIds?: readonly string[];
}

export interface StoredIntent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly fingerprint: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Network tokens that were provisioned from it. */
  readonly networkTokenIds?: readonly string[];
}

export interface StoredApplication {
  readonly id: string;
  readonly name: string;
  readonly type: ApplicationType;
  readonly permissions: readonly string[];
  readonly rules: readonly AccessRule[];
  /** The secret values, with what the API shows of each. */
  readonly keys: readonly {
    readonly secret: string;
    readonly id: string;
    readonly version: string;
    readonly createdAt: number;
  }[];
  readonly createdAt: number;
  readonly modifiedAt?: number;
}

export interface StoredSession {
  readonly id: string;
  readonly createdAt: number;
  readonly key: string;
  readonly nonce: string;
  readonly createdBy: string;
  readonly expiresAt: number;
  /** Present once the session is authorized. */
  readonly granted?: { readonly permissions: readonly string[]; readonly rules: readonly AccessRule[] };
}

export interface StoredWebhook {
  readonly id: string;
  readonly status: 'enabled' | 'disabled';
  readonly name: string;
  readonly url: string;
  readonly notifyEmail?: string;
  readonly events: readonly string[];
  readonly createdBy: string;
  readonly createdAt: number;
  readonly modifiedBy?: string;
  readonly modifiedAt?: number;
}

export interface StoredProxy {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly destinationUrl: string;
  readonly requireAuth: boolean;
  readonly requestTransforms: readonly JsonObject[];
  readonly responseTransforms: readonly JsonObject[];
  readonly applicationId?: string;
  readonly configuration: Readonly<Record<string, string>>;
  readonly disableDetokenization: boolean;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly modifiedBy?: string;
  readonly modifiedAt?: number;
}

/** As expressions name them. */
export type WalletKind = 'apple_pay' | 'google_pay';

export interface StoredWallet {
  readonly id: string;
  readonly kind: WalletKind;
  /** Apple's device account number or merchant token. Absent for Google Pay. */
  readonly type?: 'dpan' | 'mpan';
  readonly createdBy: string;
  readonly createdAt: number;
  readonly expiresAt?: string | undefined;
}

/** What a processor stored. */
export interface StoredMethod {
  /** The processor's idempotency key, or an empty string. */
  readonly key: string;
  readonly body: JsonObject;
}

export interface StoredReactor {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly configuration: Readonly<Record<string, string>>;
  /** Absent for `node-bt`. */
  readonly runtime?: JsonObject;
  /** Of the application that the code acts as. */
  readonly applicationId?: string;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly modifiedBy?: string;
  readonly modifiedAt?: number;
}

export interface LogEntry {
  readonly id: string;
  readonly actorId: string;
  readonly entityType: string;
  readonly entityId: string;
  /** e.g. `read`. */
  readonly operation: string;
  /** e.g. `Token read`. */
  readonly message: string;
  readonly createdAt: number;
}

/** What an asynchronous run of a reactor gave. */
export interface StoredRun {
  readonly reactorId: string;
  readonly response: PlatformResponse;
}

/** Something that happened, as `event.type` and `event.data` have it. */
export interface PlatformEvent {
  readonly type: string;
  readonly data: JsonObject;
  /** Who caused it, where that isn't the caller. Code acts as its own application. */
  readonly actor?: JsonObject;
}

/** What the platform posts to the URL of a webhook, before it's signed. */
export interface WebhookDelivery {
  /** Of this delivery. A second delivery of the same event has another one. */
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly event: JsonObject;
  readonly deliveredAt: number;
  /** The exact body, in the canonical form that is signed. */
  readonly body: string;
}

/** A charge that a processor simulator has seen. */
export interface Charge {
  readonly processor: string;
  /** The idempotency key of the processor; empty without one. */
  readonly key: string;
  readonly reference: string;
  readonly amount: number;
  readonly charged: boolean;
  /** How often this charge has arrived: repeated with the same key, it is still one charge. */
  readonly requests: number;
  readonly status: number;
  readonly body: Json;
  readonly behavior: string;
}

/** A request as a destination got it, with data instead of expressions. */
export interface ReceivedRequest {
  /** The name of the processor, or the host where it's none. */
  readonly destination: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly receivedAt: number;
}

/** The first success under an idempotency key. */
export interface Replay {
  readonly response: PlatformResponse;
  readonly until: number;
}

/** Requests that count for one limit. */
export interface RateCounter {
  readonly times: readonly number[];
  readonly blockedUntil?: number;
}

/** All that the simulator remembers. Never changed in place. */
export interface PlatformState {
  readonly tokens: ReadonlyMap<string, StoredToken>;
  readonly intents: ReadonlyMap<string, StoredIntent>;
  /** Apple Pay and Google Pay tokens. */
  readonly wallets: ReadonlyMap<string, StoredWallet>;
  /** Registered for Apple Pay, in lower case. */
  readonly appleDomains: readonly string[];
  readonly applications: ReadonlyMap<string, StoredApplication>;
  readonly sessions: ReadonlyMap<string, StoredSession>;
  readonly replays: ReadonlyMap<string, Replay>;
  readonly charges: readonly Charge[];
  /** What processors stored without charging it. */
  readonly paymentMethods: readonly StoredMethod[];
  /** How many cards the simulator of an issuer has issued. */
  readonly issuedCards: number;
  /** What destinations got, in order; the oldest are dropped. */
  readonly received: readonly ReceivedRequest[];
  readonly webhooks: ReadonlyMap<string, StoredWebhook>;
  readonly proxies: ReadonlyMap<string, StoredProxy>;
  readonly reactors: ReadonlyMap<string, StoredReactor>;
  /** Asynchronous runs of reactors, by the ID of the request. */
  readonly runs: ReadonlyMap<string, StoredRun>;
  /** 3DS sessions. */
  readonly threeds: ReadonlyMap<string, ThreeDsSession>;
  /** What webhooks got, in order; the oldest are dropped. */
  readonly deliveries: readonly WebhookDelivery[];
  readonly networkTokens: ReadonlyMap<string, StoredNetworkToken>;
  readonly updaterJobs: ReadonlyMap<string, StoredUpdaterJob>;
  /** Who did what, in order, without the oldest. */
  readonly logs: readonly LogEntry[];
  readonly tenant: TenantSettings;
  /** Whether requests above a rate limit get `429`. */
  readonly limitsRates: boolean;
  readonly rates: ReadonlyMap<string, RateCounter>;
  /** What charges lead to, whatever their amount and card; absent where these decide. */
  readonly planned?: Charge['behavior'] | undefined;
  /** Milliseconds that a reader moved the clock forward. */
  readonly clockOffset: number;
}

/** What a request leads to. */
export interface Outcome {
  readonly state: PlatformState;
  readonly response: PlatformResponse;
}

/** What a handler leads to: an outcome, and the events that webhooks hear of. */
export interface Handled extends Outcome {
  readonly events?: readonly PlatformEvent[];
}
