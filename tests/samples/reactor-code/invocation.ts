/** What the process that runs code of reactors and transforms is given, and what it reports. */

export type Runtime = 'node-bt' | 'node22';

/** One call of the function that a sample exports. */
export interface Invocation {
  /** Names the run to the server that stands in for other hosts. */
  readonly id: string;
  readonly code: string;
  readonly runtime: Runtime;
  /** What arrives as `req.args`, or as `event.req` on node22. */
  readonly input: unknown;
  readonly configuration: Readonly<Record<string, string>>;
  /** Whether an application is bound, so that the code gets a client of the platform. */
  readonly application: boolean;
  /** The text of an image, for code that recognizes text. */
  readonly imageText?: string;
}

/** What the code did. */
export interface Outcome {
  readonly id: string;
  readonly returned?: unknown;
  readonly thrown?: Thrown;
  /** What it did with the recognizer of text, by name of the method. */
  readonly recognizer: readonly string[];
  /** What it logged with `event.logger`. */
  readonly logged: readonly string[];
}

/** An error of the package of error classes has the first form or the second, any other value the third. */
export type Thrown =
  | { readonly kind: 'standard'; readonly status: number; readonly detail: string; readonly errors: unknown }
  | {
      readonly kind: 'custom';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  | { readonly kind: 'other'; readonly message: string };

/** What the runtime offers to code, besides what JavaScript has. */
export interface Offer {
  /** On node-bt: the range of versions by the name in `require`. */
  readonly packages: Readonly<Record<string, string>>;
  /** On node22: versions by name, as the reactor names them. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly builtIn: readonly string[];
  /** Status and detail by name. */
  readonly errorClasses: Readonly<Record<string, { readonly status: number; readonly detail: string }>>;
}

/** The first message to the process. */
export interface Batch {
  readonly invocations: readonly Invocation[];
  readonly offer: Offer;
  /** Folder with the packages of the runtime. */
  readonly packagesFolder: string;
  /** The server that every request reaches. */
  readonly origin: string;
}

/** The header that says which origin a request was meant for. */
export const ORIGIN_HEADER = 'x-meant-for';
