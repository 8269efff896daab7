/** Calls that ended without a response, whatever client wrote them. */

const ENDED =
  /\btime(?:d[ -]?out\b|[ -]?outs?\b(?!\\?["']?\s{0,3}[:=])|outError\b)|\baborted\b|\bcancell?ed\b|\b(?:connection|socket|stream|channel)\b.{0,40}\b(?:reset|closed|lost|dropped|broken|terminated)\b|\b(?:reset|closed|dropped|lost) the connection\b|\bbroken pipe\b|\bhang up\b|\bunexpected (?:EOF|end of file)\b|\bno response\b/i;

/** Whether this looks like a call that ended before its response arrived. It might have charged a card. */
export function looksLost(text: string): boolean {
  return ENDED.test(text);
}
