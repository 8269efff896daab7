/** The types of Elements. Each class implements the interface of the package, so that neither changes alone. */
import type {
  CardElementEvents,
  CardElementValue,
  CardExpirationDateElementEvents,
  CardExpirationDateValue,
  CardMetadata,
  CardNumberElementEvents,
  CardVerificationCodeElementEvents,
  CopyButtonElementEvents,
  CreateCardElementOptions,
  CreateCardExpirationDateElementOptions,
  CreateCardNumberElementOptions,
  CreateCardVerificationCodeElementOptions,
  CreateCopyButtonElementOptions,
  CreateTextElementOptions,
  DataElementReference,
  ElementWrapper,
  ICardElement,
  ICardExpirationDateElement,
  ICardNumberElement,
  ICardVerificationCodeElement,
  ICopyButtonElement,
  ITextElement,
  TextElementEvents,
  UpdateCardElementOptions,
  UpdateCardExpirationDateElementOptions,
  UpdateCardNumberElementOptions,
  UpdateCardVerificationCodeElementOptions,
  UpdateCopyButtonElementOptions,
  UpdateTextElementOptions,
} from '@basis-theory/web-elements';
import { ElementDouble } from './element.ts';
import {
  cardNumberRules,
  describeCard,
  expirationRules,
  securityCodeRules,
  textRules,
  transformed,
} from './field-rules.ts';
import { Field } from './field.ts';
import { problem } from './problem.ts';
import { referredValue } from './reference.ts';

/** An Element whose one value goes out with a request. */
export interface Outgoing {
  /** @param method of an `ElementWrapper`, absent for the Element itself */
  readonly outgoing: (method?: string, format?: string) => unknown;
}

/** The first digits of the test card that two networks can process. */
const CO_BADGED = '415058';

const digits = (text: string): string => text.replace(/\D/g, '');

function shownDate(month: unknown, year: unknown): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
}

/** Describes the inputs of an Element to those who cannot see them; the platform's own words are not published. */
function label(input: HTMLInputElement, text: string | undefined, fallback: string): void {
  input.setAttribute('aria-label', text ?? fallback);
}

interface SingleOptions {
  targetId: string;
  'aria-label'?: string;
  placeholder?: string;
  inputMode?: string;
  autoComplete?: string;
  validateOnChange?: boolean;
}

/** An Element with one input. */
abstract class SingleElement<Options extends SingleOptions, UpdateOptions, Events>
  extends ElementDouble<Options, UpdateOptions, Events>
  implements Outgoing
{
  protected abstract rules(): ConstructorParameters<typeof Field>[1];
  protected abstract readonly fallbackLabel: string;

  protected get field(): Field {
    const [field] = this.fields;
    if (!field) throw new Error('An Element of this type has one field.');
    return field;
  }

  protected createFields(): readonly Field[] {
    const { targetId, validateOnChange = false } = this.options;
    return [new Field(targetId, this.rules(), validateOnChange, this.fieldListener(targetId))];
  }

  protected applyOptions(): void {
    const { placeholder = '', inputMode = 'text', autoComplete = 'off' } = this.options;
    const { input } = this.field;
    label(input, this.options['aria-label'], this.fallbackLabel);
    Object.assign(input, { placeholder, inputMode, autocomplete: autoComplete });
    this.field.follow(this.rules());
  }

  /** Follows another Element of the same type, or shows what a reference refers to. */
  protected follow(source: object): void {
    if (!(source instanceof SingleElement) || source.type !== this.type)
      problem(`setValueRef of ${this.type} requires an Element of the same type.`);
    const { input } = (source as SingleElement<SingleOptions, unknown, unknown>).field;
    const copy = (): void => {
      this.field.show(input.value);
    };
    input.addEventListener('input', copy);
    copy();
  }

  protected showReferred(reference: unknown, validate: boolean | undefined): void {
    this.field.show(String(referredValue(`setValue of ${this.type}`, reference)));
    if (validate === true) this.field.validate();
  }

  outgoing(): unknown {
    return this.field.input.value;
  }
}

export class TextDouble
  extends SingleElement<CreateTextElementOptions, UpdateTextElementOptions, TextElementEvents>
  implements ITextElement
{
  protected override get fallbackLabel(): string {
    return 'Text';
  }

  protected override rules(): ReturnType<typeof textRules> {
    return textRules(this.options);
  }

  protected override applyOptions(): void {
    super.applyOptions();
    this.field.input.type = this.options.password === true ? 'password' : 'text';
    if (!this.mounted && this.options.value !== undefined) this.field.show(this.options.value);
  }

  setValueRef(source: ITextElement): void {
    this.follow(source);
  }

  setValue(reference: DataElementReference, validate?: boolean): void {
    this.showReferred(reference, validate);
  }

  override outgoing(): string {
    return transformed(this.field.input.value, this.options.transform);
  }
}

export class CardNumberDouble
  extends SingleElement<
    CreateCardNumberElementOptions,
    UpdateCardNumberElementOptions,
    CardNumberElementEvents
  >
  implements ICardNumberElement
{
  protected override get fallbackLabel(): string {
    return 'Card number';
  }

  protected override rules(): ReturnType<typeof cardNumberRules> {
    return cardNumberRules(this.options);
  }

  protected override applyOptions(): void {
    super.applyOptions();
    if (!this.mounted && this.options.value !== undefined) this.field.show(this.options.value);
  }

  protected override describe(): CardMetadata {
    return this.cardMetadata;
  }

  get cardMetadata(): CardMetadata {
    return describeCard(this.field.input.value, this.rules(), this.options.cardTypes);
  }

  setValueRef(source: ICardNumberElement): void {
    this.follow(source);
  }

  setValue(reference: DataElementReference, validate?: boolean): void {
    this.showReferred(reference, validate);
  }

  override outgoing(): string {
    return digits(this.field.input.value);
  }
}

export class ExpirationDateDouble
  extends SingleElement<
    CreateCardExpirationDateElementOptions,
    UpdateCardExpirationDateElementOptions,
    CardExpirationDateElementEvents
  >
  implements ICardExpirationDateElement
{
  protected override get fallbackLabel(): string {
    return 'Expiration date';
  }

  protected override rules(): ReturnType<typeof expirationRules> {
    return expirationRules(this.options.maxElapsedExpirationYear);
  }

  protected override applyOptions(): void {
    super.applyOptions();
    const { value } = this.options;
    if (this.mounted || value === undefined) return;
    this.field.show(typeof value === 'string' ? value : shownDate(value.month, value.year));
  }

  setValueRef(source: ICardExpirationDateElement): void {
    this.follow(source);
  }

  setValue(value: CardExpirationDateValue<'reference'>, validate?: boolean): void {
    const place = 'setValue of cardExpirationDate';
    this.field.show(
      shownDate(referredValue(`${place}, month,`, value.month), referredValue(`${place}, year,`, value.year)),
    );
    if (validate === true) this.field.validate();
  }

  month(): ElementWrapper<ICardExpirationDateElement> {
    return { element: this, method: 'month' };
  }

  year(): ElementWrapper<ICardExpirationDateElement> {
    return { element: this, method: 'year' };
  }

  format(dateFormat: string): ElementWrapper<ICardExpirationDateElement> {
    return { element: this, method: 'format', formattingOptions: { format: dateFormat } };
  }

  override outgoing(method?: string, format = ''): unknown {
    const { value } = this.field.input;
    const month = Number(value.slice(0, 2));
    const year = 2000 + Number(value.slice(3));
    if (method === 'month') return month;
    if (method === 'year') return year;
    if (method !== 'format')
      problem('A cardExpirationDate goes out by its month(), its year() or a format(), not as a whole.');
    const parts: Readonly<Record<string, string>> = {
      yyyy: String(year),
      yy: String(year).slice(2),
      MM: String(month).padStart(2, '0'),
      M: String(month),
    };
    return format.replace(/yyyy|yy|MM|M/g, (token) => parts[token] ?? token);
  }
}

export class SecurityCodeDouble
  extends SingleElement<
    CreateCardVerificationCodeElementOptions,
    UpdateCardVerificationCodeElementOptions,
    CardVerificationCodeElementEvents
  >
  implements ICardVerificationCodeElement
{
  protected override get fallbackLabel(): string {
    return 'Security code';
  }

  protected override rules(): ReturnType<typeof securityCodeRules> {
    return securityCodeRules(this.options.cardBrand);
  }

  protected override applyOptions(): void {
    super.applyOptions();
    if (!this.mounted && this.options.value !== undefined) this.field.show(this.options.value);
  }

  setValueRef(source: ICardVerificationCodeElement): void {
    this.follow(source);
  }

  setValue(reference: DataElementReference, validate?: boolean): void {
    this.showReferred(reference, validate);
  }
}

/** Number, date and code in one Element. */
export class CardDouble
  extends ElementDouble<CreateCardElementOptions, UpdateCardElementOptions, CardElementEvents>
  implements ICardElement, Outgoing
{
  private get parts(): { readonly number: Field; readonly date: Field; readonly code: Field } {
    const [number, date, code] = this.fields;
    if (!number || !date || !code) throw new Error('A card Element has three fields.');
    return { number, date, code };
  }

  protected override createFields(): readonly Field[] {
    const { validateOnChange = false, maxElapsedExpirationYear } = this.options;
    const number = cardNumberRules(this.options);
    const rules = { cardNumber: number, expirationDate: expirationRules(maxElapsedExpirationYear) };
    const all = { ...rules, cvc: securityCodeRules(undefined) };
    return Object.entries(all).map(([targetId, each]) => {
      const listener = this.fieldListener(targetId);
      const changed = (): void => {
        if (targetId === 'cardNumber') this.followBrand();
        listener.changed();
      };
      return new Field(targetId, each, validateOnChange, { ...listener, changed });
    });
  }

  protected override applyOptions(): void {
    const { autoComplete, placeholder, value, inputMode = 'numeric' } = this.options;
    const { number, date, code } = this.parts;
    label(number.input, undefined, 'Card number');
    label(date.input, undefined, 'Expiration date');
    label(code.input, undefined, 'Security code');
    number.input.setAttribute('autocomplete', autoComplete?.number ?? 'off');
    date.input.setAttribute('autocomplete', autoComplete?.expirationDate ?? 'off');
    code.input.setAttribute('autocomplete', autoComplete?.csc ?? 'off');
    number.input.placeholder = placeholder?.cardNumber ?? '';
    date.input.placeholder = placeholder?.cardExpirationDate ?? 'MM/YY';
    code.input.placeholder = placeholder?.cardSecurityCode ?? 'CVC';
    for (const { input } of this.fields) input.inputMode = inputMode;
    number.follow(cardNumberRules(this.options));
    if (this.mounted || !value) return;
    if (value.number !== undefined) number.show(value.number);
    if (value.expiration_month !== undefined && value.expiration_year !== undefined)
      date.show(shownDate(value.expiration_month, value.expiration_year));
    if (value.cvc !== undefined) code.show(value.cvc);
  }

  protected override describe(): CardMetadata & { readonly selectedNetwork?: string } {
    const { coBadgedSupport = [], preSelectedNetworks = [] } = this.options;
    const isCoBadged = digits(this.parts.number.input.value).startsWith(CO_BADGED);
    const network = preSelectedNetworks.find((each) => (coBadgedSupport as readonly string[]).includes(each));
    return { ...this.cardMetadata, ...(isCoBadged && network !== undefined && { selectedNetwork: network }) };
  }

  private followBrand(): void {
    const { cardBrand } = this.cardMetadata;
    this.parts.code.follow(securityCodeRules(cardBrand));
  }

  get cardMetadata(): CardMetadata {
    const { number } = this.parts;
    const { cardTypes } = this.options;
    return describeCard(number.input.value, cardNumberRules(this.options), cardTypes);
  }

  setValue(value: CardElementValue<'reference'>, validate?: boolean): void {
    const { number, date, code } = this.parts;
    const read = (key: keyof typeof value) =>
      value[key] === undefined ? undefined : referredValue(`setValue of card, ${key},`, value[key]);
    const [month, year] = [read('expiration_month'), read('expiration_year')];
    number.show(String(read('number') ?? ''));
    if (month !== undefined && year !== undefined) date.show(shownDate(month, year));
    code.show(String(read('cvc') ?? ''));
    if (validate === true) this.validate();
  }

  outgoing(): unknown {
    const { number, date, code } = this.parts;
    const [month, year] = date.input.value.split('/').map(Number);
    return {
      number: digits(number.input.value),
      expiration_month: month,
      expiration_year: 2000 + (year ?? 0),
      cvc: code.input.value,
    };
  }
}

/** A button that copies the value of another Element. */
export class CopyButtonDouble
  extends ElementDouble<
    CreateCopyButtonElementOptions,
    UpdateCopyButtonElementOptions,
    CopyButtonElementEvents
  >
  implements ICopyButtonElement
{
  private readonly button = document.createElement('button');
  private source: ElementDouble<never, never, never> | undefined;

  protected override createFields(): readonly Field[] {
    return [];
  }

  protected override content(): readonly HTMLElement[] {
    this.button.type = 'button';
    this.button.addEventListener('click', () => {
      this.emit('click', { targetId: this.targetId });
      void this.copy();
    });
    return [this.button];
  }

  protected override applyOptions(): void {
    this.button.textContent = this.options.text ?? '';
    this.button.disabled = this.options.disabled === true;
  }

  setValueRef(source: ITextElement | ICardNumberElement | ICardExpirationDateElement): void {
    if (!(source instanceof SingleElement))
      problem('setValueRef of copyButton requires an Element with one value.');
    this.source = source as unknown as ElementDouble<never, never, never>;
  }

  private async copy(): Promise<void> {
    if (!this.source) problem('The copyButton is pressed before setValueRef has given it an Element.');
    const { outgoing } = this.source as unknown as Outgoing;
    await navigator.clipboard.writeText(String(outgoing.call(this.source)));
    this.emit('copy', { targetId: this.targetId });
  }
}
