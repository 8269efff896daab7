/** A name that the packages declare and the tables leave out on purpose. */
export interface Exception {
  readonly element: string;
  readonly name: string;
  readonly reason: string;
}

const withoutEffect = 'the type that all Elements share allows it, but it acts on card numbers only';
const withoutMeaning = 'no published source says what it does';

/** Elements that createElement() does not make. */
export const elementExceptions: readonly Exception[] = [
  {
    element: 'data',
    name: 'data',
    reason: 'the SDK keeps detokenized values in it; createElement() does not accept the name',
  },
];

/** Options that the tables leave out. */
export const optionExceptions: readonly Exception[] = [
  ...['text', 'cardExpirationDate', 'cardVerificationCode'].flatMap((element) =>
    ['binLookup', 'cardTypes', 'skipLuhnValidation'].map((name) => ({
      element,
      name,
      reason: withoutEffect,
    })),
  ),
  { element: 'text', name: 'copyIconStyles', reason: 'only the card inputs have the copy icon' },
  { element: 'text', name: 'enableCopy', reason: 'only the card inputs have the copy icon' },
  { element: 'copyButton', name: 'id', reason: withoutMeaning },
];

/** Props of React components that the tables leave out. */
export const propExceptions: readonly Exception[] = [];
