import type { FieldErrorType } from '@basis-theory/web-elements';
import type { FieldRules, Judgment } from './field-rules.ts';

/** What a field tells its Element. */
export interface FieldListener {
  /** Something was typed or set, or the field was left. */
  readonly changed: () => void;
  readonly focused: () => void;
  readonly left: () => void;
  readonly pressed: (event: KeyboardEvent) => void;
}

/** One input of an Element. */
export class Field {
  readonly input: HTMLInputElement = document.createElement('input');
  /** What is wrong with the text, as far as the reader has been told. */
  error: FieldErrorType | undefined;

  constructor(
    readonly targetId: string,
    private rules: FieldRules,
    private readonly validatesOnChange: boolean,
    private readonly listener: FieldListener,
  ) {
    this.input.addEventListener('input', () => {
      this.show(this.input.value);
    });
    this.input.addEventListener('focus', listener.focused);
    this.input.addEventListener('blur', () => {
      this.validate();
      listener.left();
    });
    this.input.addEventListener('keydown', listener.pressed);
  }

  get judgment(): Judgment & { readonly complete: boolean } {
    const judgment = this.rules.judge(this.input.value);
    return { ...judgment, complete: judgment.valid && judgment.maskSatisfied };
  }

  /** Replaces the text by what the rules make of it. */
  show(text: string): void {
    this.input.value = this.rules.format(text);
    // A text that is right again is not wrong until the reader leaves the field.
    if (this.validatesOnChange || this.judgment.complete) this.judge();
    this.listener.changed();
  }

  validate(): void {
    this.judge();
    this.listener.changed();
  }

  follow(rules: FieldRules): void {
    this.rules = rules;
    if (this.error !== undefined) this.judge();
  }

  private judge(): void {
    const { empty, complete, maskSatisfied } = this.judgment;
    if (empty || complete) this.error = undefined;
    else this.error = maskSatisfied ? 'invalid' : 'incomplete';
  }
}
