/** What each party holds during a run, and where raw card numbers are. */
import type { Json } from '../json';
import {
  vaultView,
  writeRawResponse,
  type PlatformState,
  type VaultView,
  type Environment,
} from '../simulator';
import { findSecrets } from '../secrets';
import type { GuideRun, StepRun } from './types';
import { usedValues } from './values';
import { environmentAt } from './environment';

/** A value that the server keeps. */
export interface KeptValue {
  readonly name: string;
  readonly value: string;
  /** Where it's from, e.g. `Store the card`. */
  readonly from: string;
}

/** A party of a step, and the raw card numbers that it had in hands. */
export interface CardPlace {
  readonly party: string;
  readonly numbers: readonly string[];
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What the server holds: the values that the guide's steps use, and what steps handed on. */
export function serverValues({ program, outputs }: GuideRun): readonly KeptValue[] {
  const used = new Set(program.steps.flatMap((step) => usedValues(step, program)).map(({ name }) => name));
  const brought = program.inputs
    .filter(({ name }) => used.has(name))
    .map(({ name, value }) => ({ name, value: asText(value), from: 'Your server' }));
  const handedOn = program.steps.flatMap((step) =>
    step.outputs.flatMap(({ name }) => {
      const value = outputs[name];
      return value === undefined ? [] : [{ name, value: asText(value), from: step.title }];
    }),
  );
  return [...brought, ...handedOn];
}

/**
 * What destinations have, and what's new in the vault or written in a request.
 *
 * @param first the state before the requests
 */
export function changedView(
  first: PlatformState,
  platform: PlatformState,
  written: string,
  environment: Environment,
): VaultView {
  const view = vaultView(platform, environment);
  return {
    ...view,
    tokens: view.tokens.filter(({ id }) => !first.tokens.has(id) || written.includes(id)),
    intents: view.intents.filter(({ id }) => !first.intents.has(id) || written.includes(id)),
    wallets: view.wallets.filter(({ id }) => !first.wallets.has(id) || written.includes(id)),
    networkTokens: view.networkTokens.filter(
      ({ id }) => !first.networkTokens.has(id) || written.includes(id),
    ),
  };
}

/** What a run's requests refer to. */
function writtenIn({ program, history }: GuideRun): string {
  return JSON.stringify([program.inputs, history.map(({ request }) => request)]);
}

/** What destinations have, and what the run made in the vault or referred to. */
export function platformView(run: GuideRun): VaultView {
  const { platform, history } = run;
  return changedView(history[0]?.before ?? platform, platform, writtenIn(run), environmentAt(history.length));
}

/** A time in milliseconds since 1970, which one in ten times passes the check of card numbers. No card has this form. */
const MOMENT = /^1\d{12}$/;

/** The card numbers in a string, except for values that only look like one, such as the ID of a transaction. */
function cardNumbers(text: string, others: ReadonlySet<string>): readonly string[] {
  const found = findSecrets(text)
    .filter(({ kind }) => kind === 'card number')
    .map(({ start, end }) => text.slice(start, end).replaceAll(/\D/g, ''))
    .filter((number) => !others.has(number) && !MOMENT.test(number));
  return [...new Set(found)];
}

/** Everything that the vault has. */
function entriesOf({
  tokens,
  intents,
  wallets,
  networkTokens,
}: VaultView): readonly { readonly id: string; readonly data: Json }[] {
  return [...tokens, ...intents, ...wallets, ...networkTokens];
}

/** Where raw card numbers were during a step: the server, the vault, and each destination that got a request. */
export function cardPlaces(
  run: GuideRun,
  { request, responses, before, after }: StepRun,
): readonly CardPlace[] {
  const others = new Set(serverValues(run).map(({ value }) => value));
  const exchanged = [request, ...responses.map(writeRawResponse)].join('\n');
  const received = after.received.filter((one) => !before.received.includes(one));
  const destinations = new Set(received.map(({ destination }) => destination));
  const first = run.history[0]?.before ?? before;
  const held = entriesOf(changedView(first, after, writtenIn(run), environmentAt(0))).map(({ data }) => data);
  return [
    { party: 'Your server', numbers: cardNumbers(exchanged, others) },
    { party: 'Vault', numbers: cardNumbers(JSON.stringify(held), others) },
    ...[...destinations].map((party) => ({
      party,
      numbers: cardNumbers(
        received
          .filter((one) => one.destination === party)
          .map((one) => decodedBody(one.body))
          .join('\n'),
        others,
      ),
    })),
  ];
}

/** A form's values, readable. Any other body is unchanged. */
function decodedBody(body: string): string {
  return body.startsWith('{') ? body : [...new URLSearchParams(body).values()].join('\n');
}
