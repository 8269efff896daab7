/** What the platform does and this double doesn't. */

/** Something that the double leaves out. */
export interface NotSimulated {
  /** A name for it, which can stand in a list. */
  readonly what: string;
  /** What a request gets instead, as a sentence. */
  readonly instead: string;
}

/** Everything that a reader could expect and doesn't get. Unsupported operations aren't listed: they return `501`. */
export const NOT_SIMULATED: readonly NotSimulated[] = [
  {
    what: 'Data that a client encrypted',
    instead: 'A request with "encrypted" or BT-ENCRYPTED returns 501. Send "data" instead.',
  },
  {
    what: 'Network tokens, Apple Pay, Google Pay, 3D Secure, and the account updater',
    instead: 'Their operations, and expressions that read them, return 501.',
  },
  {
    what: 'Deduplication on update',
    instead: 'An update with "deduplicate_token" returns 501.',
  },
  {
    what: 'Card details of a real issuer',
    instead: 'Every card has the same example bank, and its funding is credit.',
  },
  {
    what: 'Destinations other than the echo and the payment endpoints of three processors',
    instead: 'A proxied request to any other host returns 501. Nothing is ever sent.',
  },
  {
    what: "The platform's wording of errors",
    instead: 'Statuses and the form of the bodies match the API reference, and messages differ.',
  },
];
