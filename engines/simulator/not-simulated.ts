/** What the platform does and this simulator doesn't. */

/** Something that the simulator leaves out. */
export interface NotSimulated {
  /** A name for it, which can stand in a list. */
  readonly what: string;
  /** What a request gets instead, as sentences. */
  readonly instead: string;
}

/**
 * Everything that a reader could expect and doesn't get. Unsupported operations aren't listed: they return `501`, with
 * a list of those that are supported.
 */
export const NOT_SIMULATED: readonly NotSimulated[] = [
  {
    what: 'Client-side encryption',
    instead: 'A request with "encrypted" or BT-ENCRYPTED returns 501. Send "data" instead.',
  },
  {
    what: 'Decryption of wallet payments',
    instead:
      'Only the Apple Pay and Google Pay payments in the API reference are recognized, and each one stands for the same test card. A changed payment returns 422, and any other returns 501.',
  },
  {
    what: 'Apple',
    instead:
      "A payment sheet doesn't accept these sessions. No association file is read, so every public host can be registered. An Apple Pay payment with your own merchant becomes a merchant token. On the platform, Apple decides the type, whatever the merchant.",
  },
  {
    what: 'Rules and detokenize for wallet tokens',
    instead:
      'A rule must cover the container / to reach them, and detokenize returns 501 for their expressions.',
  },
  {
    what: 'Network tokens and card updates for other cards',
    instead:
      'A card without a documented test result returns 501. Card 4242424242424242 is eligible for a network token and has no update.',
  },
  {
    what: "A card network's changes to network tokens",
    instead:
      "A network token changes only when you suspend, resume, or delete it. While it's suspended, processors decline it, and creating a cryptogram returns 400. Processors accept any cryptogram. The ECI is always 07.",
  },
  {
    what: 'Network tokens outside proxies and reactors',
    instead:
      'Detokenizing one returns 501. Access rules never apply to one, and its events contain only an ID. Storing a token of type network_token returns 501.',
  },
  {
    what: 'Account updater files',
    instead:
      "You can't upload a request file, so a new job stays pending and is removed after an hour. One completed job is there from the start, without its result file.",
  },
  {
    what: 'Deduplication of updated cards',
    instead:
      'The tenant setting fingerprint_tokens is off, so deduplicate_token has no effect. Updated cards have the default container and no metadata.',
  },
  {
    what: '3D Secure for other cards',
    instead:
      'Authentication returns 501 unless the card is a 3DS test card, because other numbers have no documented outcome.',
  },
  {
    what: "The customer's browser and the issuer's pages",
    instead:
      'A customer opens the page of a redirect after 10 seconds and completes a challenge 10 seconds later. Until then, the challenge result is still "challenge". The card number decides how it ends, unless you cancel it with POST /_double/3ds/sessions/{id}/cancel. No one completes a challenge in a merchant session, and no challenge is decoupled.',
  },
  {
    what: '3D Secure details without a source',
    instead:
      'An ECI is 05 after "successful" and 06 after "attempted", for every brand. A 424 has the service_status 500. In the event of a completed challenge, anything but "successful" is "failed". The spelling of brands is an example.',
  },
  {
    what: 'A second authentication of a 3D Secure session',
    instead:
      'It returns the first result. The platform might not, so read the session before you authenticate again. A challenge result without a challenge returns 501.',
  },
  {
    what: 'Deduplication on update',
    instead: 'An update with "deduplicate_token" returns 501.',
  },
  {
    what: 'Your own code',
    instead:
      "Code of this site's guides and API samples runs. Any other reactor or transform code is stored. Invoking it returns 501, and nothing is sent.",
  },
  {
    what: 'Transforms that mask, tokenize, or append what an expression gives',
    instead: 'You can store a proxy with them. Invoking it returns 501, and nothing is sent.',
  },
  {
    what: 'Images',
    instead:
      "A reactor reads only the test image of the guide about extracting cards. Any other image's URL returns 501.",
  },
  {
    what: 'Tenant settings for fingerprints and deduplication',
    instead:
      'They are stored, but have no effect. Only disable_ephemeral_proxy does. A setting that an update leaves out is gone.',
  },
  {
    what: 'Complete logs',
    instead:
      'The log has what requests did with tokens, applications, proxies, and the tenant. Reading an application or a proxy, and using a token in a proxy or a reactor, adds no entry.',
  },
  {
    what: 'Bank accounts other than the test accounts',
    instead: "Their verification returns disabled, so that your code doesn't start a transfer.",
  },
  {
    what: 'A changed request with a used idempotency key',
    instead:
      "Processors handle it differently. Here, a charge with another amount or order reference under a processor's used key returns 501, and nothing is sent.",
  },
  {
    what: 'Other destinations',
    instead:
      'The proxy reaches an echo, the payment endpoints of three processors, the Stripe endpoint that stores payment methods, and a card issuer. Any other URL returns 501. Nothing leaves the page or your machine.',
  },
  {
    what: 'Builds and long runs',
    instead:
      'Proxies are active immediately, and a reactor on node22 from its second response on. An asynchronous reactor run ends immediately.',
  },
  {
    what: 'Delivery of webhooks',
    instead:
      'Deliveries are listed but not sent, so none fails, is repeated by itself, or disables a webhook. Signatures use a key of your own, with the version local. The only other header is Content-Type.',
  },
  {
    what: 'Events of the ephemeral proxy',
    instead: 'Only a pre-configured proxy causes proxy.invoked.',
  },
  {
    what: 'Issuer data',
    instead: 'Every card has the same example bank, and every known brand is a credit card.',
  },
  {
    what: 'Retry-After as the platform sends it',
    instead:
      'Every 429 has the header here. The platform might leave it out, so your code also needs a wait of its own.',
  },
  {
    what: "The platform's wording of errors",
    instead: 'Statuses and bodies have the form in the API reference, but messages differ.',
  },
];
