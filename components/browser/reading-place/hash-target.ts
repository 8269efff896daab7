function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * The element that a URL leads to.
 *
 * @param hash fragment of the address with its `#`, or an empty string
 */
export function hashTarget(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decoded(hash)) : null;
}
