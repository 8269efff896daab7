/**
 * What `createElement` and `update` accept, type by type: a list of checks that has exactly the options of the
 * package's types, or does not compile.
 */
import {
  AUTOCOMPLETE_VALUES,
  BUTTON_CSS_PROPERTIES,
  BUTTON_ELEMENT_STYLE_VARIANT_SELECTORS,
  BUTTON_ELEMENT_STYLE_VARIANTS,
  CARD_BRANDS,
  CARD_ELEMENT_STYLE_VARIANT_SELECTORS,
  CARD_ELEMENT_STYLE_VARIANTS,
  CARD_ICON_POSITIONS,
  CoBadgedSupport,
  SAFE_CSS_PROPERTIES,
  type CreateCardElementOptions,
  type CreateCardExpirationDateElementOptions,
  type CreateCardNumberElementOptions,
  type CreateCardVerificationCodeElementOptions,
  type CreateCopyButtonElementOptions,
  type CreateTextElementOptions,
  type UpdateCardElementOptions,
  type UpdateCardExpirationDateElementOptions,
  type UpdateCardNumberElementOptions,
  type UpdateCardVerificationCodeElementOptions,
  type UpdateCopyButtonElementOptions,
  type UpdateTextElementOptions,
} from '@basis-theory/web-elements';
import { problem } from './problem.ts';

/** Says what a value has to be, or undefined when it is that. */
type Check = (value: unknown) => string | undefined;

const when =
  (isRight: (value: unknown) => boolean, wanted: string): Check =>
  (value) =>
    isRight(value) ? undefined : wanted;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);

const text = when((value) => typeof value === 'string', 'a text');
const number = when((value) => typeof value === 'number', 'a number');
const flag = when((value) => typeof value === 'boolean', 'true or false');
const oneOf = (values: readonly string[]): Check =>
  when((value) => values.includes(value as string), `one of ${values.join(', ')}`);
const listOf =
  (item: Check, wanted: string): Check =>
  (value) =>
    Array.isArray(value) && value.every((each) => item(each) === undefined) ? undefined : wanted;
const either =
  (...checks: readonly Check[]): Check =>
  (value) => {
    const wanted = checks.map((check) => check(value));
    return wanted.includes(undefined) ? undefined : wanted.join(', or ');
  };
/** An object that has no other members than these, each of them optional. */
const record =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isRecord(value)) return 'an object';
    for (const [key, member] of Object.entries(value)) {
      const check = members[key];
      if (!check) return `an object without "${key}"`;
      const wanted = member === undefined ? undefined : check(member);
      if (wanted !== undefined) return `an object whose "${key}" is ${wanted}`;
    }
    return undefined;
  };
const membersNamed = (names: readonly string[], check: Check): Readonly<Record<string, Check>> =>
  Object.fromEntries(names.map((name) => [name, check]));

const pattern = when((value) => value instanceof RegExp, 'a regular expression');
/** The platform reads expressions with the flags `g` and `u`, whatever flags they have. */
const unicodePattern: Check = (value) => {
  if (!(value instanceof RegExp)) return 'a regular expression';
  try {
    new RegExp(value.source, 'gu');
    return undefined;
  } catch {
    return 'a regular expression that the flag u allows';
  }
};
const literal = when((value) => typeof value === 'string' && value.length === 1, 'one character');
const mask = listOf(either(pattern, literal), 'a list of regular expressions and single characters');
const replacement: Check = (value) =>
  Array.isArray(value) && value.length <= 2 && (value[1] === undefined || typeof value[1] === 'string')
    ? unicodePattern(value[0])
    : 'a regular expression and its replacement';
const transform: Check = (value) => {
  if (value === null) return undefined;
  return Array.isArray(value) ? replacement(value) : unicodePattern(value);
};

const FONT_HOSTS = ['fonts.googleapis.com', 'cdn.basistheory.com'];
const fonts = listOf(
  when(
    (value) => typeof value === 'string' && URL.canParse(value) && FONT_HOSTS.includes(new URL(value).host),
    '',
  ),
  `a list of addresses at ${FONT_HOSTS.join(' or ')}`,
);
const styleOf = (
  variants: readonly string[],
  selectors: readonly string[],
  properties: readonly string[],
): Check => {
  const look = membersNamed(properties, either(text, number));
  return record({
    ...membersNamed(variants, record({ ...look, ...membersNamed(selectors, record(look)) })),
    fonts,
  });
};
const style = styleOf(CARD_ELEMENT_STYLE_VARIANTS, CARD_ELEMENT_STYLE_VARIANT_SELECTORS, SAFE_CSS_PROPERTIES);
const buttonStyle = styleOf(
  BUTTON_ELEMENT_STYLE_VARIANTS,
  BUTTON_ELEMENT_STYLE_VARIANT_SELECTORS,
  BUTTON_CSS_PROPERTIES,
);

const autoComplete = oneOf(AUTOCOMPLETE_VALUES);
const cardTypes = listOf(
  record({
    code: record({ size: number, name: text }),
    gaps: listOf(number, 'numbers'),
    lengths: listOf(number, 'numbers'),
    niceType: text,
    patterns: listOf(either(number, listOf(number, 'a range')), 'numbers and ranges'),
    type: text,
  }),
  'a list of card types',
);
const networks = listOf(oneOf(Object.values(CoBadgedSupport)), 'a list of networks');
const brands = listOf(oneOf(CARD_BRANDS), 'a list of brands');

const common = {
  binLookup: flag,
  cardTypes,
  copyIconStyles: record({ size: text, color: text, successColor: text }),
  disabled: flag,
  enableCopy: flag,
  inputMode: oneOf(['decimal', 'email', 'none', 'numeric', 'search', 'tel', 'text', 'url']),
  readOnly: flag,
  skipLuhnValidation: flag,
  style,
  title: text,
  validateOnChange: flag,
};
const single = { ...common, autoComplete, targetId: text, 'aria-label': text, placeholder: text };

const CARD = {
  ...common,
  autoComplete: record({ number: autoComplete, expirationDate: autoComplete, csc: autoComplete }),
  coBadgedSupport: networks,
  iconPosition: oneOf(CARD_ICON_POSITIONS),
  maxElapsedExpirationYear: number,
  placeholder: record({ cardNumber: text, cardExpirationDate: text, cardSecurityCode: text }),
  preSelectedNetworks: brands,
  value: record({ cvc: text, expiration_month: number, expiration_year: number, number: text }),
} satisfies Record<keyof CreateCardElementOptions, Check>;

const TEXT = {
  ...single,
  mask,
  maxLength: number,
  password: flag,
  transform,
  validation: pattern,
  value: text,
} satisfies Record<keyof CreateTextElementOptions, Check>;

const CARD_NUMBER = {
  ...single,
  coBadgedSupport: networks,
  iconPosition: oneOf(CARD_ICON_POSITIONS),
  preSelectedNetworks: brands,
  value: text,
} satisfies Record<keyof CreateCardNumberElementOptions, Check>;

const EXPIRATION_DATE = {
  ...single,
  maxElapsedExpirationYear: number,
  showSpacing: flag,
  value: either(text, record({ month: number, year: number })),
} satisfies Record<keyof CreateCardExpirationDateElementOptions, Check>;

const SECURITY_CODE = {
  ...single,
  cardBrand: text,
  value: text,
} satisfies Record<keyof CreateCardVerificationCodeElementOptions, Check>;

const COPY_BUTTON = {
  disabled: flag,
  id: text,
  style: buttonStyle,
  targetId: text,
  text,
  title: text,
} satisfies Record<keyof CreateCopyButtonElementOptions, Check>;

type Fixed<Create, Update> = Record<Exclude<keyof Create, keyof Update>, true>;

interface TypeOptions {
  readonly checks: Readonly<Record<string, Check>>;
  /** Options that only `createElement` accepts. */
  readonly fixed: Readonly<Record<string, true>>;
  readonly required: readonly string[];
}

/** The types that `createElement` knows. */
export const TYPE_OPTIONS = {
  card: {
    checks: CARD,
    fixed: { validateOnChange: true, enableCopy: true } satisfies Fixed<
      CreateCardElementOptions,
      UpdateCardElementOptions
    >,
    required: [],
  },
  text: {
    checks: TEXT,
    fixed: { targetId: true, mask: true, validateOnChange: true } satisfies Fixed<
      CreateTextElementOptions,
      UpdateTextElementOptions
    >,
    required: ['targetId'],
  },
  cardNumber: {
    checks: CARD_NUMBER,
    fixed: { targetId: true, validateOnChange: true, enableCopy: true } satisfies Fixed<
      CreateCardNumberElementOptions,
      UpdateCardNumberElementOptions
    >,
    required: ['targetId'],
  },
  cardExpirationDate: {
    checks: EXPIRATION_DATE,
    fixed: { targetId: true, validateOnChange: true, enableCopy: true, showSpacing: true } satisfies Fixed<
      CreateCardExpirationDateElementOptions,
      UpdateCardExpirationDateElementOptions
    >,
    required: ['targetId'],
  },
  cardVerificationCode: {
    checks: SECURITY_CODE,
    fixed: { targetId: true, validateOnChange: true, enableCopy: true } satisfies Fixed<
      CreateCardVerificationCodeElementOptions,
      UpdateCardVerificationCodeElementOptions
    >,
    required: ['targetId'],
  },
  copyButton: {
    checks: COPY_BUTTON,
    fixed: { targetId: true } satisfies Fixed<CreateCopyButtonElementOptions, UpdateCopyButtonElementOptions>,
    required: [],
  },
} as const satisfies Record<string, TypeOptions>;

export type CreatableType = keyof typeof TYPE_OPTIONS;

/** Whether `createElement` knows a type. */
export function isCreatable(type: unknown): type is CreatableType {
  return typeof type === 'string' && type in TYPE_OPTIONS;
}

/** Reports the first option that a call may not have. An option that is undefined is none. */
export function checkOptions(type: CreatableType, call: 'createElement' | 'update', options: unknown): void {
  const { checks, fixed, required }: TypeOptions = TYPE_OPTIONS[type];
  const place = `${call} of ${type}`;
  if (!isRecord(options)) problem(`${place} is called with ${String(options)} in place of options.`);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [key, value] of given) {
    const check = checks[key];
    if (!check)
      problem(`${place} has no option "${key}". Its options are ${Object.keys(checks).sort().join(', ')}.`);
    if (call === 'update' && key in fixed)
      problem(`${place}: "${key}" is set when the Element is created, and cannot be updated.`);
    const wanted = check(value);
    if (wanted !== undefined) problem(`${place}: "${key}" has to be ${wanted}.`);
  }
  const names = given.map(([key]) => key);
  const missing = call === 'createElement' ? required.find((key) => !names.includes(key)) : undefined;
  if (missing !== undefined) problem(`${place} is called without "${missing}".`);
}
