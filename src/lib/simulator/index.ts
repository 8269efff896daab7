/**
 * The simulator, as a reader uses it: raw requests in, raw responses out, and what was sent. Pure but for
 * `readersWorld`: no DOM, nothing of Node.js, nothing sent anywhere.
 */
export { newSession, readersWorld, sendRaw, waited, type Exchange, type Session } from './session';
export { withKey } from './with-key';
