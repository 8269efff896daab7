/** The browser's cryptography. */

/** Why there's none, as a sentence for the reader. */
export const NO_CRYPTO =
  'Your browser allows cryptography on HTTPS pages and on localhost only. Open this page there.';

/** WebCrypto. Pages over plain HTTP don't have it. */
export function browserCrypto(): SubtleCrypto | undefined {
  return (window.crypto as { readonly subtle?: SubtleCrypto }).subtle;
}
