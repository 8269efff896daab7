/** Messages between the page's script and the frames of the double. */
export type FrameMessage =
  | { readonly kind: 'ready'; readonly id: string }
  | { readonly kind: 'changed'; readonly id: string; readonly state: ElementState }
  | { readonly kind: 'set-brand'; readonly brand: string }
  | {
      readonly kind: 'create-token';
      readonly request: number;
      readonly apiKey: string;
      readonly model: unknown;
    }
  | { readonly kind: 'answered'; readonly request: number; readonly status: number; readonly body: unknown };

/** What an Element tells the page about its input. */
export interface ElementState {
  readonly complete: boolean;
  readonly empty: boolean;
  readonly cardBrand: string;
}

/**
 * Runs inside a frame of the double: one input, whose value other frames of the platform can read and the page cannot.
 * Self-contained, because it is sent to the browser as text.
 */
export function runFrame(): void {
  const parameters = new URLSearchParams(location.search);
  const id = parameters.get('id') ?? '';
  const type = parameters.get('type') ?? '';
  const input = document.createElement('input');
  input.setAttribute('aria-label', parameters.get('label') ?? '');
  document.body.append(input);
  let codeLength = 3;

  const tell = (message: FrameMessage): void => {
    window.parent.postMessage(message, '*');
  };

  const hasValidChecksum = (digits: string): boolean => {
    const sum = Array.from(digits)
      .reverse()
      .reduce((total, digit, index) => {
        const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
        return total + (value > 9 ? value - 9 : value);
      }, 0);
    return sum % 10 === 0;
  };

  const brandOf = (digits: string): string => {
    if (digits.startsWith('4')) return 'visa';
    return /^3[47]/.test(digits) ? 'american-express' : 'unknown';
  };

  const isFuture = (month: number, year: number): boolean =>
    month >= 1 && month <= 12 && new Date(year, month, 1) > new Date();

  const isComplete = (value: string): boolean => {
    if (type === 'cardNumber') return /^\d{15,16}$/.test(value) && hasValidChecksum(value);
    if (type === 'cardVerificationCode') return /^\d+$/.test(value) && value.length === codeLength;
    const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(value) ?? [];
    return month !== undefined && isFuture(Number(month), 2000 + Number(year));
  };

  const report = (): void => {
    const value = input.value.replaceAll(' ', '');
    const state = { complete: isComplete(value), empty: value === '', cardBrand: brandOf(value) };
    tell({ kind: 'changed', id, state });
  };

  /** The typed value that a reference stands for, read from the frame of that Element. */
  const typedValue = (reference: { readonly elementId: string; readonly part?: string }): unknown => {
    const frames = window.parent.frames as unknown as Readonly<Record<string, Window>>;
    const value = frames[reference.elementId]?.document.querySelector('input')?.value.replaceAll(' ', '');
    if (reference.part === 'month') return Number(value?.slice(0, 2));
    return reference.part === 'year' ? 2000 + Number(value?.slice(3)) : value;
  };

  const withTypedValues = (model: unknown): unknown => {
    if (typeof model !== 'object' || model === null) return model;
    if ('elementId' in model) return typedValue(model as { elementId: string; part?: string });
    return Object.fromEntries(Object.entries(model).map(([key, value]) => [key, withTypedValues(value)]));
  };

  const createToken = async (request: number, apiKey: string, model: unknown): Promise<void> => {
    const response = await fetch('/api/tokens', {
      method: 'POST',
      headers: { 'BT-API-KEY': apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(withTypedValues(model)),
    });
    tell({ kind: 'answered', request, status: response.status, body: await response.json() });
  };

  input.addEventListener('input', report);
  window.addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
    if (data.kind === 'create-token') void createToken(data.request, data.apiKey, data.model);
    if (data.kind === 'set-brand') {
      codeLength = data.brand === 'american-express' ? 4 : 3;
      report();
    }
  });
  tell({ kind: 'ready', id });
}
