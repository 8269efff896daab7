/**
 * Runs in the page in place of the script that `@basis-theory/web-elements` loads: the interface that the package
 * expects of it, which checks how it is called. A member of the interface that changes with the package does not
 * compile.
 */
import type {
  BasisTheoryElements,
  BasisTheoryElementsInternal,
  CreateCardElementOptions,
  CreateCardExpirationDateElementOptions,
  CreateCardNumberElementOptions,
  CreateCardVerificationCodeElementOptions,
  CreateCopyButtonElementOptions,
  CreateTextElementOptions,
  ICardElement,
  ICardExpirationDateElement,
  ICardNumberElement,
  ICardVerificationCodeElement,
  ICopyButtonElement,
  ITextElement,
} from '@basis-theory/web-elements';
import {
  CardDouble,
  CardNumberDouble,
  CopyButtonDouble,
  ExpirationDateDouble,
  SecurityCodeDouble,
  TextDouble,
} from './element-types.ts';
import { isCreatable, TYPE_OPTIONS } from './options.ts';
import { hasElement } from './payload.ts';
import { problem, report, strict, type Start } from './problem.ts';
import { createServices } from './services.ts';

const { mountError: refusal } = window.elementsDoubleSettings;
const mountError = (): Error | undefined => (refusal === undefined ? undefined : new Error(refusal));

const CREATE = {
  card: (options: CreateCardElementOptions): ICardElement => new CardDouble('card', options, mountError),
  text: (options: CreateTextElementOptions): ITextElement => new TextDouble('text', options, mountError),
  cardNumber: (options: CreateCardNumberElementOptions): ICardNumberElement =>
    new CardNumberDouble('cardNumber', options, mountError),
  cardExpirationDate: (options: CreateCardExpirationDateElementOptions): ICardExpirationDateElement =>
    new ExpirationDateDouble('cardExpirationDate', options, mountError),
  cardVerificationCode: (options: CreateCardVerificationCodeElementOptions): ICardVerificationCodeElement =>
    new SecurityCodeDouble('cardVerificationCode', options, mountError),
  copyButton: (options: CreateCopyButtonElementOptions): ICopyButtonElement =>
    new CopyButtonDouble('copyButton', options, mountError),
};

const createElement = (type: unknown, options: object = {}): object => {
  if (!isCreatable(type))
    problem(
      `createElement knows no type ${JSON.stringify(type)}. Its types are ${Object.keys(TYPE_OPTIONS).join(', ')}.`,
    );
  const create = CREATE[type] as (options: object) => object;
  return strict(`The ${type} Element`, create(options));
};

function createInstance(start: Start): BasisTheoryElements {
  return strict('bt', {
    ...createServices(start),
    createElement: createElement as BasisTheoryElements['createElement'],
  });
}

const ENVIRONMENTS = ['test', 'production'];

const init: BasisTheoryElementsInternal['init'] = (apiKey = '', ...rest) => {
  const [, , useSameOriginApi = true, , , environment = 'production'] = rest;
  if (apiKey === '') problem('basistheory() is called without an API key.');
  if (!ENVIRONMENTS.includes(environment))
    problem(`basistheory() knows no environment "${environment}". Use one of ${ENVIRONMENTS.join(', ')}.`);
  const start = { apiKey, environment, useSameOriginApi };
  report({ kind: 'start', start });
  return Promise.resolve(createInstance(start));
};

const beforeStart: Start = { apiKey: '', environment: '', useSameOriginApi: true };
window.BasisTheoryElements = { ...createInstance(beforeStart), init, hasElement };
