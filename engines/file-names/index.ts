/**
 * A name of anything as part of a file name: letters and digits in lower case, with hyphens between them.
 *
 * @param text e.g. `Checkout backend`
 * @returns e.g. `checkout-backend`
 */
export function fileNamePart(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
