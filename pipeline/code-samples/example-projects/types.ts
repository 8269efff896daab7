import type { GuideApplication } from '../../content/applications/index.ts';
import type { ServerLanguage } from '../lists.ts';

/** A variable that the reader sets in `.env`, in place of a placeholder of the samples. */
export interface Variable {
  /** Of the placeholder, e.g. `API_KEY`. */
  readonly placeholder: string;
  /** In `.env`, e.g. `PRIVATE_API_KEY`. Those that begin with `PUBLIC_` are part of the page. */
  readonly name: string;
  /** Whose key it is. */
  readonly application?: GuideApplication;
  /** Where the value comes from, if it is no key. */
  readonly comment?: string;
  /** What `.env.example` holds already. */
  readonly value?: string;
}

/** What the page calls: its server answers it. */
export interface Route {
  readonly method: 'POST';
  /** With names of segments in braces, e.g. `/cards/{card_id}/reveal`. */
  readonly path: string;
}

/** A symptom that readers meet, and what they do about it. */
export interface Failure {
  readonly symptom: string;
  readonly fix: string;
}

/** Code of a sample, as it is before its placeholders are replaced. */
export interface SampleCode {
  /** Name of its file in the project. */
  readonly file: string;
  readonly code: string;
}

/** The server of an example in one language. */
export type Server =
  | (SampleCode & { readonly kind: 'program' })
  | (SampleCode & {
      readonly kind: 'function';
      /** As the language spells it. */
      readonly function: string;
      /** `user`, `path.<name>`, `body.<name>` for a text of the body, or `flag.<name>` for a boolean of the body. */
      readonly arguments: readonly string[];
      /** The body of the response, or the outcome of a payment with the status of the response. */
      readonly returns: 'body' | 'outcome';
    });

/** A component of React that is the whole page. */
export interface PageComponent {
  readonly name: string;
  readonly file: string;
  readonly props: Readonly<Record<string, string>>;
}

/** An example project, read and checked. */
export interface Example {
  /** Of its folder, e.g. `collect-cards`. */
  readonly name: string;
  readonly title: string;
  /** Route of the guide that it belongs to. */
  readonly guide: string;
  readonly summary: string;
  readonly client: readonly SampleCode[];
  readonly component?: PageComponent;
  readonly route: Route;
  readonly servers: Readonly<Partial<Record<ServerLanguage, Server>>>;
  readonly variables: readonly Variable[];
  /** Every application that the reader creates, each once. */
  readonly applications: readonly GuideApplication[];
  readonly before: readonly string[];
  readonly steps: readonly string[];
  readonly failures: readonly Failure[];
  readonly production: readonly string[];
}
