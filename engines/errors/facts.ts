/** What the error finder knows: the shapes of the facts that a build reads from tables and the API description. */

/** Where an error comes from: the API itself, a proxy, its destination, or a reactor's code. */
export type ErrorSource = 'api' | 'proxy' | 'destination' | 'reactor';

/** How sure a sign is: `exact` belongs to one error, `class` to a family, `generic` to other tools too. */
export type Strength = 'exact' | 'class' | 'generic';

/** What an error is recognized by in pasted text. */
export type Sign =
  /** A status: three digits, `4xx` or `5xx` where no other error has it, `any` for every status of its place. */
  | { readonly kind: 'status'; readonly status: string }
  /** A name in code, such as a class. */
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly strength: Strength;
      /** Where other languages have the name too, the text must contain one of these strings, in any case. */
      readonly near?: readonly string[];
    }
  /** A message in its parts: what differs each time is between them. */
  | { readonly kind: 'message'; readonly parts: readonly string[] }
  /** A property of a body with a value. */
  | { readonly kind: 'field'; readonly field: string; readonly value: string };

/** A page that explains more; `to` is a route, with the ID of a place on the page. */
export interface PageLink {
  readonly title: string;
  readonly to: string;
}

/** What happened to a request that ended like this. The last three are about charges. */
export type Sent = 'nothing' | 'unknown' | 'declined' | 'undecided' | 'approved';

/** An error, with strings as Markdown of one line. */
export interface KnownError {
  /** e.g. `api-errors-404`. */
  readonly id: string;
  readonly name: string;
  /** Who reports it, e.g. `Android Elements`. */
  readonly origin: string;
  readonly place: ErrorSource;
  readonly signs: readonly Sign[];
  /** What it is, its cause, its fix: the cells of its table with their labels, in the table's order. */
  readonly lines: readonly { readonly label: string; readonly text: string }[];
  /** What the error's own text says about the request; absent if the status decides. */
  readonly sent?: Sent;
  readonly page: PageLink;
}

export type Outcome = 'approved' | 'declined' | 'unknown' | 'not sent';

/** A row of the tables below "Was it charged?" on the page about charges. */
export interface ChargeRow {
  readonly header: 'present' | 'absent';
  /** Three digits, `4xx`, `other`, or `none` where no response arrived. */
  readonly statuses: readonly string[];
  readonly outcome: Outcome;
  readonly charged: string;
  readonly action: string;
}

/** A property that shows how a charge ended, in a processor's response. */
export interface ChargeSign {
  readonly processor: string;
  readonly outcome: 'approved' | 'declined';
  readonly field: string;
  readonly value: string;
  /** The status that the response has to have, where the processor's table states one. */
  readonly status?: string;
}

/** An operation with what its own statuses mean, where that differs from the common meaning. */
export interface KnownOperation {
  readonly method: string;
  /** e.g. `/tokens/{id}`. */
  readonly path: string;
  readonly title: string;
  readonly to: string;
  readonly statuses: Readonly<Record<string, string>>;
}

/** Everything that the finder knows. */
export interface ErrorFacts {
  readonly errors: readonly KnownError[];
  readonly charges: {
    readonly rows: readonly ChargeRow[];
    readonly signs: readonly ChargeSign[];
    readonly page: PageLink;
  };
  readonly operations: readonly KnownOperation[];
}
