/** What npm says when no registry can be reached, and the cache lacks a package. */
export const OFFLINE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EIDLETIMEOUT/;
