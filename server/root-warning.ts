/** Hosts that only this machine reaches. */
const LOOPBACK = /^(?:127\.|::1$|localhost$)/;

/**
 * What's said to anyone who lets others reach a server that runs as root.
 *
 * @param user its number. Systems without numbers have none
 */
export function rootWarning(host: string, user: number | undefined): string | undefined {
  if (user !== 0 || LOOPBACK.test(host)) return undefined;
  return 'The server runs as root. It only reads files, so run it as another user, as "USER node" does in a container.';
}
