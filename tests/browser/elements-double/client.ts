import type { ElementState, FrameMessage } from './frame.ts';

/**
 * Runs in the page in place of the script that `@basis-theory/web-elements` loads: the Elements, as far as the sample of
 * the guide uses them. Anything else fails loudly. Self-contained, because it is sent to the browser as text.
 */
export function runClient(): void {
  interface Reference {
    readonly elementId: string;
    readonly part?: 'month' | 'year';
  }
  type Listener = (event: ElementState & { readonly type: 'change' }) => void;
  interface Settings {
    readonly apiKey: string;
    readonly framesUrl: string;
    readonly environment: string;
  }

  const elements = new Map<string, DoubleElement>();
  const requests = new Map<number, (answer: { readonly status: number; readonly body: unknown }) => void>();

  class DoubleElement {
    metadata: ElementState = { complete: false, empty: true, cardBrand: 'unknown' };
    private readonly id = `element-${elements.size}`;
    private readonly frame = document.createElement('iframe');
    private readonly listeners = new Set<Listener>();
    private markReady: () => void = () => undefined;

    constructor(
      private readonly type: string,
      private readonly options: Readonly<Record<string, string>>,
      private readonly settings: Settings,
    ) {
      elements.set(this.id, this);
    }

    mount(selector: string): Promise<void> {
      const container = document.querySelector(selector);
      if (container === null) return Promise.reject(new Error(`Nothing matches ${selector}.`));
      const { framesUrl, environment } = this.settings;
      const label = this.options['aria-label'] ?? '';
      this.frame.name = this.id;
      this.frame.src = `${framesUrl}?${new URLSearchParams({ id: this.id, type: this.type, label, environment })}`;
      return new Promise((resolve) => {
        this.markReady = resolve;
        container.append(this.frame);
      });
    }

    on(event: string, listener: Listener): { unsubscribe: () => void } {
      if (event !== 'change') throw new Error(`The double has no event "${event}".`);
      this.listeners.add(listener);
      return { unsubscribe: () => this.listeners.delete(listener) };
    }

    update(options: Readonly<Record<string, string>>): Promise<void> {
      if (options.cardBrand !== undefined) this.send({ kind: 'set-brand', brand: options.cardBrand });
      return Promise.resolve();
    }

    month(): { element: DoubleElement; method: 'month' } {
      return { element: this, method: 'month' };
    }

    year(): { element: DoubleElement; method: 'year' } {
      return { element: this, method: 'year' };
    }

    send(message: FrameMessage): void {
      this.frame.contentWindow?.postMessage(message, '*');
    }

    receive(message: FrameMessage): void {
      if (message.kind === 'ready') this.markReady();
      if (message.kind !== 'changed') return;
      this.metadata = message.state;
      for (const listener of this.listeners) listener({ type: 'change', ...message.state });
    }

    reference(part?: 'month' | 'year'): Reference {
      if (!this.metadata.complete) {
        const error = new Error('An Element is incomplete or invalid.');
        error.name = 'BasisTheoryValidationError';
        throw error;
      }
      return part === undefined ? { elementId: this.id } : { elementId: this.id, part };
    }
  }

  /** The payload with a reference in place of each Element, so that no value is in the page. */
  const withReferences = (model: unknown): unknown => {
    if (model instanceof DoubleElement) return model.reference();
    if (typeof model !== 'object' || model === null) return model;
    if ('element' in model && model.element instanceof DoubleElement) {
      const { element, method } = model as ReturnType<DoubleElement['month' | 'year']>;
      return element.reference(method);
    }
    return Object.fromEntries(Object.entries(model).map(([key, value]) => [key, withReferences(value)]));
  };

  const createToken = async (apiKey: string, model: unknown): Promise<unknown> => {
    const references = withReferences(model);
    const [sender] = elements.values();
    const request = requests.size;
    const { status, body } = await new Promise<{ readonly status: number; readonly body: unknown }>(
      (resolve) => {
        requests.set(request, resolve);
        sender?.send({ kind: 'create-token', request, apiKey, model: references });
      },
    );
    if (status < 400) return body;
    const error = new Error(`The platform answered ${status}.`);
    error.name = 'BasisTheoryApiError';
    throw error;
  };

  window.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
    if (data.kind === 'answered') requests.get(data.request)?.(data);
    if (data.kind === 'ready' || data.kind === 'changed') elements.get(data.id)?.receive(data);
  });

  const init = (apiKey: string, framesUrl: string, ...options: readonly unknown[]): Promise<unknown> => {
    const environment = String(options[4]);
    return Promise.resolve({
      createElement: (type: string, elementOptions: Readonly<Record<string, string>>) =>
        new DoubleElement(type, elementOptions, { apiKey, framesUrl, environment }),
      tokens: { create: (model: unknown) => createToken(apiKey, model) },
    });
  };
  Object.assign(window, { BasisTheoryElements: { init } });
}
