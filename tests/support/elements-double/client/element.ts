import type {
  BaseElement,
  ElementEventListener,
  ElementMetadata,
  ElementStyle,
  EventType,
  FieldError,
  Subscription,
} from '@basis-theory/web-elements';
import type { Field, FieldListener } from './field.ts';
import { checkOptions, type CreatableType } from './options.ts';
import { problem } from './problem.ts';
import { styleSheet } from './style-sheet.ts';

/** Options that every Element with inputs has, and those of the copy button. */
export interface SharedOptions {
  targetId?: string;
  title?: string;
  style?: ElementStyle;
  disabled?: boolean;
  readOnly?: boolean;
  validateOnChange?: boolean;
}

/** Events that each type of Element has. */
const EVENTS: Readonly<Record<CreatableType, readonly EventType[]>> = {
  card: ['ready', 'change', 'focus', 'blur', 'keydown', 'copy'],
  text: ['ready', 'change', 'focus', 'blur', 'keydown'],
  cardNumber: ['ready', 'change', 'focus', 'blur', 'keydown', 'copy'],
  cardExpirationDate: ['ready', 'change', 'focus', 'blur', 'keydown', 'copy'],
  cardVerificationCode: ['ready', 'change', 'focus', 'blur', 'keydown', 'copy'],
  copyButton: ['ready', 'focus', 'blur', 'keydown', 'click', 'copy'],
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The platform's Elements are frames: they take time to load, and what they tell the page is a message. */
const loaded = (): Promise<void> => wait(20);
const received = (): Promise<void> => wait(0);

/**
 * What all Elements have in common. They are rendered in a shadow root, which a form and a selector do not see into.
 */
export abstract class ElementDouble<
  Options extends SharedOptions,
  UpdateOptions,
  Events,
> implements BaseElement<UpdateOptions, Events> {
  mounted = false;
  protected readonly host: HTMLElement = document.createElement('div');
  protected readonly fields: readonly Field[];
  private readonly sheet = document.createElement('style');
  private readonly listeners = new Map<EventType, Set<(event: object) => void>>();
  private wasRemoved = false;
  private lastChange: string;

  constructor(
    readonly type: CreatableType,
    protected options: Options,
    /** What keeps the Elements from being mounted, e.g. a permission that the key lacks. */
    private readonly mountError: () => Error | undefined,
  ) {
    checkOptions(type, 'createElement', options);
    this.fields = this.createFields();
    this.lastChange = JSON.stringify(this.change());
  }

  protected abstract createFields(): readonly Field[];
  /** Brings the inputs in line with the options. */
  protected abstract applyOptions(): void;
  /** What an event of this type says beyond what all say. */
  protected describe(): object {
    return {};
  }

  get metadata(): ElementMetadata {
    const judgments = this.fields.map(({ judgment }) => judgment);
    const errors = this.fields.flatMap(({ targetId, error }): FieldError[] =>
      error === undefined ? [] : [{ targetId, type: error }],
    );
    return {
      complete: judgments.every(({ complete }) => complete),
      valid: judgments.every(({ valid }) => valid),
      maskSatisfied: judgments.every(({ maskSatisfied }) => maskSatisfied),
      empty: judgments.every(({ empty }) => empty),
      errors: errors.length > 0 ? errors : undefined,
    };
  }

  async mount(place: string | Element): Promise<void> {
    const container = typeof place === 'string' ? document.querySelector(place) : place;
    if (this.mounted) problem(`mount of ${this.type}: the Element is mounted already.`);
    if (this.wasRemoved)
      problem(`mount of ${this.type}: a removed Element cannot be mounted again. Create another one.`);
    if (!(container instanceof Element) || !container.isConnected)
      problem(
        `mount of ${this.type}: the page has no container ${typeof place === 'string' ? place : 'like this element'}.`,
      );
    const error = this.mountError();
    if (error) throw error;
    const root = this.host.attachShadow({ mode: 'open' });
    root.append(this.sheet, ...this.content());
    this.showOptions();
    container.append(this.host);
    await loaded();
    this.mounted = true;
    this.emit('ready', {});
  }

  async update(options: UpdateOptions): Promise<void> {
    checkOptions(this.type, 'update', options);
    this.options = { ...this.options, ...options };
    await received();
    this.showOptions();
    this.noteChange();
  }

  validate(): void {
    for (const field of this.fields) field.validate();
  }

  clear(): void {
    for (const field of this.fields) field.show('');
  }

  focus(): void {
    if (!this.mounted) problem(`focus of ${this.type} is called before the Element is mounted.`);
    this.fields[0]?.input.focus();
  }

  blur(): void {
    for (const { input } of this.fields) input.blur();
  }

  unmount(): void {
    this.host.remove();
    this.mounted = false;
    this.wasRemoved = true;
  }

  on<T extends EventType>(event: T, listener: ElementEventListener<Events, T>): Subscription {
    const known = EVENTS[this.type];
    if (!known.includes(event))
      problem(`${this.type} has no event "${event}". Its events are ${known.join(', ')}.`);
    if (typeof listener !== 'function')
      problem(`on of ${this.type}: the listener of "${event}" is no function.`);
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners);
    const listen = (fields: object): void => {
      listener(fields as Parameters<typeof listener>[0]);
    };
    listeners.add(listen);
    return { unsubscribe: () => listeners.delete(listen) };
  }

  protected emit(type: EventType, fields: object): void {
    void received().then(() => {
      for (const listener of this.listeners.get(type) ?? []) listener({ type, ...fields });
    });
  }

  protected content(): readonly HTMLElement[] {
    return this.fields.map(({ input }) => input);
  }

  protected get targetId(): string {
    return this.options.targetId ?? '';
  }

  protected fieldListener(targetId: string): FieldListener {
    return {
      changed: () => {
        this.noteChange();
      },
      focused: () => {
        this.emit('focus', { targetId });
      },
      left: () => {
        this.emit('blur', { targetId });
      },
      pressed: ({ key, altKey, ctrlKey, shiftKey, metaKey }) => {
        if (key === 'Enter' || key === 'Escape')
          this.emit('keydown', { targetId, key, altKey, ctrlKey, shiftKey, metaKey });
      },
    };
  }

  /** Without `validateOnChange`, a change is told when one of its properties is another than before. */
  private noteChange(): void {
    for (const { input, error, judgment } of this.fields) {
      input.classList.toggle('complete', judgment.complete);
      input.classList.toggle('empty', judgment.empty);
      input.classList.toggle('invalid', error !== undefined);
    }
    const change = this.change();
    const text = JSON.stringify(change);
    if (text === this.lastChange && this.options.validateOnChange !== true) return;
    this.lastChange = text;
    this.emit('change', change);
  }

  private change(): object {
    return { ...this.metadata, ...this.describe() };
  }

  private showOptions(): void {
    const { title, style, disabled = false, readOnly = false } = this.options;
    if (title !== undefined) this.host.title = title;
    this.sheet.textContent = styleSheet(style);
    for (const { input } of this.fields) Object.assign(input, { disabled, readOnly });
    this.applyOptions();
  }
}
