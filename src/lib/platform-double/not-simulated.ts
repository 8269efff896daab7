/** What the platform does and this double doesn't. */

/** Something that the double leaves out. */
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
    what: 'Network tokens, Apple Pay, Google Pay, and the account updater',
    instead: 'Their operations return 501, and so do expressions that read their data.',
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
    what: 'Your own reactor code',
    instead: 'You can list and invoke five reactors, but not create one.',
  },
  {
    what: 'Proxy transforms',
    instead: 'You can store a proxy with transforms. Invoking it returns 501, and nothing is sent.',
  },
  {
    what: 'Other destinations',
    instead:
      'The proxy reaches an echo and the payment endpoints of three processors. Any other URL returns 501. Nothing leaves the page or your machine.',
  },
  {
    what: 'Builds and long runs',
    instead: 'Proxies are active immediately, and an asynchronous reactor run ends immediately.',
  },
  {
    what: 'Delivery of webhooks',
    instead:
      'Deliveries are listed but not sent, so none fails, is repeated by itself, or disables a webhook. Signatures use a key of your own.',
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
