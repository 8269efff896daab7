/** What a test does with the samples for browsers: who sees what, and who receives what. */
import type { Page } from 'playwright-core';
import type { DoubleOptions, ElementsDouble, PlatformAnswer } from '../../support/elements-double/index.ts';
import type { Happening } from './order-double.ts';

/** A request, by method and path, e.g. `POST /tokens`. */
export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A page whose script is the `web.ts` of a sample. */
interface ScriptPage {
  readonly script: string;
  /** The sample whose `web.html` is the page. */
  readonly html?: string;
  /** All that the page holds, where no sample is its page. */
  readonly body?: string;
  /** Code of an app that calls what the sample exports; `sample` is the sample. */
  readonly caller?: string;
}

/** A page that shows a component of the `react.tsx` of a sample. */
interface ReactPage {
  readonly react: string;
  /** What the sample exports; `default` for a default export. */
  readonly component: string;
  readonly props?: Readonly<Record<string, string>>;
}

/** A component of the `react-native.tsx` of a sample, with doubles of React Native and the packages for it. */
interface NativePage {
  readonly native: string;
  readonly component: string;
  readonly props?: Readonly<Record<string, string>>;
}

export type SamplePage = ScriptPage | ReactPage | NativePage;

/** What others than servers receive: a wallet from the page, an issuer from the frames of 3D Secure. */
export type OtherCall = `${'Apple Pay' | 'Google Pay' | 'Issuer'}: ${string}`;

/** A request to the server of the page, or what a wallet or an issuer receives. */
export interface ServerReceived {
  readonly call: Call | OtherCall;
  readonly body?: unknown;
}

/** A request to the API. */
export interface PlatformReceived extends ServerReceived {
  readonly call: Call;
  /** The public key of the sample when it is absent. */
  readonly apiKey?: string;
  /** Headers that are compared. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the server of a page returns: JSON, a text, nothing because the connection breaks, or nothing at all. */
export type Answer =
  | PlatformAnswer
  | { readonly status: number; readonly text: string }
  | 'network error'
  | 'no answer';

/** An order behind the page, which `openOrder` opens. */
export interface Order {
  /** The request that pays it. */
  readonly call: Call;
  readonly happens: readonly Happening[];
  /** The property of the response that holds the outcome; `outcome` when it is absent. */
  readonly says?: 'next';
  /** How often a card was charged in the end. */
  readonly charges: number;
}

/** Who uses the page. */
export interface User {
  readonly page: Page;
  readonly platform: ElementsDouble;
  /** Types into the field with this label, and leaves it. */
  readonly type: (label: string, text: string) => Promise<void>;
  readonly press: (button: string) => Promise<void>;
  /** Waits until the page shows a text. */
  readonly see: (text: string | RegExp) => Promise<void>;
}

export interface Scenario {
  /** For the name of the test, e.g. `the card is refused`. */
  readonly when: string;
  /** What a person does; absent where the page says all of itself. */
  readonly do?: (user: User) => Promise<void>;
  /** Text that the page shows in the end. */
  readonly sees?: string | RegExp;
  /** Everything that the API receives, in order. */
  readonly platformReceives: readonly PlatformReceived[];
  /** Everything that the server of the page, a wallet and an issuer receive, in order. */
  readonly serverReceives: readonly ServerReceived[];
  /**
   * What the API answers, the last one again and again; the example of the API description where there is none.
   */
  readonly platformAnswers?: Readonly<Partial<Record<Call, readonly (PlatformAnswer | 'network error')[]>>>;
  /**
   * What the server of the page answers, the last one again and again: 200 with an empty object where there is none.
   */
  readonly serverAnswers?: Readonly<Partial<Record<Call, readonly Answer[]>>>;
  /** What is paid, where the page takes a payment. */
  readonly order?: Order;
  readonly double?: Pick<DoubleOptions, 'mountError' | 'unreachable'>;
  /** Messages in the console; there are no others. */
  readonly logs?: readonly RegExp[];
}

/** Pages that do the same, and what happens on each of them. */
export interface WebEntry {
  readonly pages: readonly SamplePage[];
  readonly scenarios: readonly Scenario[];
}
