/// <reference types="applepayjs" />
/** Runs in the page in place of Apple's script. */
import { problem, report, strict } from '../../elements-double/client/problem.ts';
import { APPLE_PAYMENT } from '../payments.ts';
import { PAYMENT_REQUEST } from './apple-pay-request.ts';
import { check } from './check.ts';
import { openSheet, requireClick, type Sheet } from './sheet.ts';

const VALIDATION_URL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
/** The current version of the interface, as its types say. */
const NEWEST_VERSION = 14;

type State = 'new' | 'validating' | 'ready' | 'authorized' | 'ended';
type Handler<Received> = ((event: Received) => unknown) | null;

/** The members that a page with one amount and no address uses. */
type Session = Pick<
  ApplePaySession,
  'abort' | 'begin' | 'completeMerchantValidation' | 'completePayment' | keyof EventTarget
>;

function heard(call: string, body?: unknown): void {
  report({ kind: 'call', call: `Apple Pay: ${call}`, body });
}

const event = <Members extends object>(type: string, members: Members): Event & Members =>
  Object.assign(new Event(type), members);

class ApplePaySessionDouble extends EventTarget implements Session {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;

  oncancel: Handler<Event> = null;
  onpaymentauthorized: Handler<Pick<ApplePayJS.ApplePayPaymentAuthorizedEvent, 'payment'>> = null;
  onvalidatemerchant: Handler<Pick<ApplePayJS.ApplePayValidateMerchantEvent, 'validationURL'>> = null;

  private state: State = 'new';
  private sheet: Sheet | undefined;
  private readonly request: ApplePayJS.ApplePayPaymentRequest;

  constructor(version: number, request: ApplePayJS.ApplePayPaymentRequest) {
    super();
    requireClick('new ApplePaySession');
    if (!ApplePaySessionDouble.supportsVersion(version))
      problem(`new ApplePaySession: there is no version ${String(version)}.`);
    check('new ApplePaySession', PAYMENT_REQUEST, request);
    this.request = request;
    return strict('The ApplePaySession', this);
  }

  static canMakePayments(): boolean {
    return true;
  }

  static supportsVersion(version: number): boolean {
    return Number.isInteger(version) && version >= 1 && version <= NEWEST_VERSION;
  }

  begin(): void {
    requireClick('begin');
    this.expectState('begin', 'new');
    const { onvalidatemerchant } = this;
    if (!onvalidatemerchant) problem('begin is called without onvalidatemerchant.');
    this.state = 'validating';
    this.sheet = openSheet({
      wallet: 'Apple Pay',
      lines: this.lines(),
      onPay: () => {
        this.authorize();
      },
      onCancel: () => {
        this.end();
        this.oncancel?.(new Event('cancel'));
      },
    });
    setTimeout(() => onvalidatemerchant(event('validatemerchant', { validationURL: VALIDATION_URL })));
  }

  completeMerchantValidation(session: unknown): void {
    this.expectState('completeMerchantValidation', 'validating');
    if (typeof session !== 'object' || session === null)
      problem(`completeMerchantValidation requires the object of the session, not a ${typeof session}.`);
    heard('completeMerchantValidation', session);
    this.state = 'ready';
    this.sheet?.showState('Confirm the payment');
  }

  completePayment(result: number | ApplePayJS.ApplePayPaymentAuthorizationResult): void {
    if (this.state === 'ended') throw new Error('InvalidAccessError: the sheet has ended.');
    this.expectState('completePayment', 'authorized');
    const status = typeof result === 'number' ? result : result.status;
    const { STATUS_SUCCESS, STATUS_FAILURE } = ApplePaySessionDouble;
    if (status !== STATUS_SUCCESS && status !== STATUS_FAILURE)
      problem(`completePayment knows no status ${String(status)}.`);
    heard('completePayment', status === STATUS_SUCCESS ? 'STATUS_SUCCESS' : 'STATUS_FAILURE');
    if (status === STATUS_SUCCESS) {
      this.end();
      return;
    }
    this.state = 'ready';
    this.sheet?.showState('Payment not completed');
  }

  abort(): void {
    if (this.state === 'new' || this.state === 'ended') problem('abort is called without a sheet.');
    heard('abort');
    this.end();
  }

  private authorize(): void {
    if (this.state !== 'ready') return;
    const { onpaymentauthorized } = this;
    if (!onpaymentauthorized) problem('The session has no onpaymentauthorized.');
    this.state = 'authorized';
    this.sheet?.showState('Processing');
    onpaymentauthorized(event('paymentauthorized', { payment: { token: APPLE_PAYMENT } }));
  }

  private end(): void {
    this.state = 'ended';
    this.sheet?.close();
  }

  private expectState(call: string, expected: State): void {
    if (this.state !== expected) problem(`${call} is called while the session is ${this.state}.`);
  }

  /** What the sheet says about the payment. */
  private lines(): readonly string[] {
    const { total, currencyCode, recurringPaymentRequest, automaticReloadPaymentRequest } = this.request;
    const { deferredPaymentRequest } = this.request;
    const line = ({ label, amount }: ApplePayJS.ApplePayLineItem): string =>
      `${label} ${amount} ${currencyCode}`;
    const agreement = recurringPaymentRequest ?? automaticReloadPaymentRequest ?? deferredPaymentRequest;
    const billing =
      recurringPaymentRequest?.regularBilling ??
      automaticReloadPaymentRequest?.automaticReloadBilling ??
      deferredPaymentRequest?.deferredBilling;
    return [
      line(total),
      ...(agreement ? [agreement.paymentDescription] : []),
      ...(billing ? [line(billing)] : []),
      ...(agreement?.billingAgreement === undefined ? [] : [agreement.billingAgreement]),
    ];
  }
}

/** Apple's button, which can be hidden. */
class ApplePayButton extends HTMLElement {
  connectedCallback(): void {
    this.role = 'button';
    this.ariaLabel = 'Apple Pay';
    this.attachShadow({ mode: 'open' }).innerHTML =
      '<style>:host { display: inline-block; width: 160px; height: 40px } :host([hidden]) { display: none }</style>';
  }
}

Object.assign(window, { ApplePaySession: strict('ApplePaySession', ApplePaySessionDouble) });
customElements.define('apple-pay-button', ApplePayButton);
