/** Wrong calls, as code that no compiler sees, each with what the double says about it. */
export interface WrongCall {
  readonly name: string;
  /**
   * Runs with `bt` in a page that has the containers `#first` and `#second`, or in a click with the scripts of the
   * wallets.
   */
  readonly call: string;
  /** Runs when the page has loaded, without a click. */
  readonly whenLoaded?: boolean;
  readonly sentence: RegExp;
}

const APPLE_REQUEST = `{ countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa'], total: { label: 'Store', amount: '10.00' } }`;
const GOOGLE_CARD = `{ type: 'CARD', parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] } }`;

/** Wrong calls of wallets. */
export const WRONG_WALLET_CALLS: readonly WrongCall[] = [
  {
    name: 'a version of Apple Pay that does not exist',
    call: `new ApplePaySession(15, ${APPLE_REQUEST});`,
    sentence: /^new ApplePaySession: there is no version 15\./,
  },
  {
    name: 'an unknown member of a payment request',
    call: `new ApplePaySession(3, { ...${APPLE_REQUEST}, amount: '10.00' });`,
    sentence: /^new ApplePaySession: .*"amount"/,
  },
  {
    name: 'an amount that is a number',
    call: `new ApplePaySession(3, { ...${APPLE_REQUEST}, total: { label: 'Store', amount: 10 } });`,
    sentence: /^new ApplePaySession: total\.amount /,
  },
  {
    name: 'a capability that is missing',
    call: `new ApplePaySession(3, { ...${APPLE_REQUEST}, merchantCapabilities: [] });`,
    sentence: /^new ApplePaySession: merchantCapabilities has to include supports3DS/,
  },
  {
    name: 'a sheet that no click opens',
    call: `new ApplePaySession(3, ${APPLE_REQUEST});`,
    whenLoaded: true,
    sentence: /^new ApplePaySession is called without a click of the customer\./,
  },
  {
    name: 'a session that nobody validates',
    call: `new ApplePaySession(3, ${APPLE_REQUEST}).begin();`,
    sentence: /^begin is called without onvalidatemerchant\./,
  },
  {
    name: 'a session of the merchant as a text',
    call: `const session = new ApplePaySession(3, ${APPLE_REQUEST});
      session.onvalidatemerchant = () => { try { session.completeMerchantValidation('{}'); } catch {} }; session.begin();`,
    sentence: /^completeMerchantValidation requires the object of the session, not a string\./,
  },
  {
    name: 'a payment that is completed before the consent',
    call: `const session = new ApplePaySession(3, ${APPLE_REQUEST});
      session.onvalidatemerchant = () => { try { session.completePayment(0); } catch {} }; session.begin();`,
    sentence: /^completePayment is called while the session is validating\./,
  },
  {
    name: 'a member that a session does not have',
    call: `new ApplePaySession(3, ${APPLE_REQUEST}).start();`,
    sentence: /^The ApplePaySession has no member "start"\./,
  },
  {
    name: 'an environment that Google does not have',
    call: `new google.payments.api.PaymentsClient({ environment: 'test' });`,
    sentence: /^new PaymentsClient: environment /,
  },
  {
    name: 'a button that does nothing',
    call: `new google.payments.api.PaymentsClient({ environment: 'TEST' }).createButton({});`,
    sentence: /^createButton: onClick /,
  },
  {
    name: 'a card network that Google does not know',
    call: `const card = ${GOOGLE_CARD}; card.parameters.allowedCardNetworks = ['visa'];
      new google.payments.api.PaymentsClient({ environment: 'TEST' })
        .isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [card] });`,
    sentence: /^isReadyToPay: allowedPaymentMethods\.0\.parameters\.allowedCardNetworks\.0 /,
  },
  {
    name: 'a payment without a gateway',
    call: `await new google.payments.api.PaymentsClient({ environment: 'TEST' }).loadPaymentData({
        apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [${GOOGLE_CARD}],
        merchantInfo: { merchantId: 'id', merchantName: 'Store' },
        transactionInfo: { countryCode: 'US', currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' } });`,
    sentence: /^loadPaymentData: allowedPaymentMethods\.0\.tokenizationSpecification /,
  },
];

export const WRONG_CALLS: readonly WrongCall[] = [
  {
    name: 'an unknown type of Element',
    call: `bt.createElement('cardCvc', { targetId: 'first' });`,
    sentence: /^createElement knows no type "cardCvc"\. Its types are card, text, /,
  },
  {
    name: 'an unknown option',
    call: `bt.createElement('text', { targetId: 'first', label: 'Name' });`,
    sentence: /^createElement of text has no option "label"\. Its options are aria-label, /,
  },
  {
    name: 'an option of another type',
    call: `bt.createElement('text', { targetId: 'first', maxLength: '4' });`,
    sentence: /^createElement of text: "maxLength" has to be a number\./,
  },
  {
    name: 'an option that is missing',
    call: `bt.createElement('text', {});`,
    sentence: /^createElement of text is called without "targetId"\./,
  },
  {
    name: 'a property of a style that does not exist',
    call: `bt.createElement('card', { style: { base: { border: '1px solid' } } });`,
    sentence: /"style" has to be an object whose "base" is an object without "border"/,
  },
  {
    name: 'a font of another host',
    call: `bt.createElement('card', { style: { fonts: ['https://shop.example/font.css'] } });`,
    sentence: /"style" has to be an object whose "fonts" is a list of addresses at fonts\.googleapis\.com/,
  },
  {
    name: 'an expression that the flag u forbids',
    call: String.raw`bt.createElement('text', { targetId: 'first', transform: /\-/ });`,
    sentence: /"transform" has to be a regular expression that the flag u allows/,
  },
  {
    name: 'a container that is not in the page',
    call: `await bt.createElement('card').mount('#third');`,
    sentence: /^mount of card: the page has no container #third\./,
  },
  {
    name: 'a second mount',
    call: `const card = bt.createElement('card'); await card.mount('#first'); await card.mount('#second');`,
    sentence: /^mount of card: the Element is mounted already\./,
  },
  {
    name: 'an event that the Element does not have',
    call: `bt.createElement('text', { targetId: 'first' }).on('input', () => {});`,
    sentence: /^text has no event "input"\. Its events are ready, change, focus, blur, keydown\./,
  },
  {
    name: 'a method that the Element does not have',
    call: `bt.createElement('card').getState();`,
    sentence: /^The card Element has no member "getState"\./,
  },
  {
    name: 'a service that does not exist',
    call: `await bt.tokens.list();`,
    sentence: /^bt\.tokens has no member "list"\./,
  },
  {
    name: 'an update of what is set for good',
    call: `await bt.createElement('text', { targetId: 'first' }).update({ mask: [/./] });`,
    sentence: /^update of text: "mask" is set when the Element is created, and cannot be updated\./,
  },
  {
    name: 'a field that a token does not have',
    call: `await bt.tokens.create({ type: 'card', data: '4242', deduplicate_token: true });`,
    sentence: /^tokens\.create is called with "deduplicate_token"\. It knows /,
  },
  {
    name: 'a type of token that the package does not know',
    call: `await bt.tokens.create({ type: 'cards', data: '4242' });`,
    sentence: /^tokens\.create: the package knows no type "cards"\./,
  },
  {
    name: 'an Element that is not mounted, in a payload',
    call: `const name = bt.createElement('text', { targetId: 'first' }); await bt.tokens.create({ type: 'token', data: name });`,
    sentence: /^tokens\.create: an Element of the payload \(text\) is not mounted\./,
  },
  {
    name: 'a value in place of a reference',
    call: `const number = bt.createElement('cardNumber', { targetId: 'first' }); await number.mount('#first'); number.setValue('4242');`,
    sentence: /^setValue of cardNumber requires a reference from an answer of the platform, not a value\./,
  },
  {
    name: 'a proxy without a destination',
    call: `await bt.proxy.get({ path: '/cards' });`,
    sentence: /^proxy\.get requires one destination: BT-PROXY-KEY or BT-PROXY-URL\./,
  },
  {
    name: 'names of the API in the options of an encryption',
    call: `await bt.tokens.encrypt({ tokenRequests: { type: 'card', data: 'x' }, public_key: 'x', key_id: 'x' });`,
    sentence: /^tokens\.encrypt is called with "public_key"\. It knows keyId, publicKeyPem, tokenRequests\./,
  },
];
