/** What an example has in the place of a time that's near, whenever it's read. */
export const IN_ONE_HOUR = '<IN_ONE_HOUR>';

/**
 * An example, ready to send.
 *
 * @param now the simulator's clock, in milliseconds since 1970
 */
export function withTimes(request: string, now: number): string {
  return request.replaceAll(IN_ONE_HOUR, new Date(now + 3_600_000).toISOString());
}
