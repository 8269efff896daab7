/** The facts that the engine works with, and the types that its parts share. The page builds the facts from the API description. */
import type { ApplicationType, KeyType } from '../application-types';

/** How responses show a token's `data`. */
export const TRANSFORMS = ['mask', 'reveal', 'redact'] as const;
export type Transform = (typeof TRANSFORMS)[number];

/** An operation of the API. */
export interface KnownOperation {
  /** E.g. `tokens.create`. */
  readonly id: string;
  /** Absent where the operation takes any method, as a proxied call does. */
  readonly method?: string;
  /** With placeholders: `/tokens/{id}`. A proxied call continues after `/proxy`. */
  readonly path: string;
  readonly summary: string;
  /** Title of the page that documents it, e.g. `Token intents`. */
  readonly group: string;
  /** Where it's documented, with its anchor. */
  readonly page: string;
  /** Empty where none is documented. */
  readonly permissions: readonly string[];
  /** How many of the permissions a key needs. Where it's any, the one that shows least comes first. */
  readonly needed: 'all' | 'any';
  /** Whose keys can call it; empty where no type is documented. */
  readonly types: readonly KeyType[];
  /** What SDKs call it, as `callKey` writes it. */
  readonly calls: readonly string[];
}

/** A permission of the catalog. */
export interface KnownPermission {
  readonly name: string;
  /** What it allows, in words. */
  readonly allows: string;
  /** Which application types can have it; empty where no type is documented. */
  readonly types: readonly ApplicationType[];
  /** The worst that its holder can do, as sentences; absent where it's no more than what it allows. */
  readonly worst?: string;
  /** Its row in the documentation. */
  readonly page: string;
}

export interface PermissionFacts {
  readonly hosts: { readonly test: string; readonly production: string };
  /** Origin of the portal, where applications are created by hand. */
  readonly portal: string;
  readonly operations: readonly KnownOperation[];
  readonly permissions: readonly KnownPermission[];
}

/** A rule of an application, as the API takes it. */
export interface AccessRule {
  readonly description: string;
  readonly priority: number;
  readonly container: string;
  readonly transform: Transform;
  readonly permissions: readonly string[];
}

/** A place in the documentation. */
export interface Link {
  /** Its route, with an anchor. */
  readonly page: string;
  /** What it's about, in the words of a link. */
  readonly about: string;
}

/** A sentence for the reader, and the page that explains it. */
export interface Advice extends Link {
  readonly text: string;
}

/** An application to create, with permissions or else with rules. */
export interface PlannedApplication {
  readonly name: string;
  readonly type: ApplicationType;
  readonly permissions: readonly string[];
  readonly rules: readonly AccessRule[];
  readonly operations: readonly KnownOperation[];
  /** Permissions that no operation asks for, since an application can't be without one. */
  readonly isPlaceholder: boolean;
}

/** What a session needs, which the server authorizes for a page or an app. */
export interface PlannedSession {
  readonly permissions: readonly string[];
  readonly operations: readonly KnownOperation[];
}

export interface AccessPlan {
  readonly applications: readonly PlannedApplication[];
  readonly session: PlannedSession | undefined;
  /** Operations for which no permission and no type of key is documented. */
  readonly undocumented: readonly KnownOperation[];
  readonly advice: readonly Advice[];
}
