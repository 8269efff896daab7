/** What makes a page need a shared note: code and sentences that give a key more reach than it seems to have. */
import type { Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { codeBlocks } from '../../support/page-tree.ts';

/** A call through a proxy, in the words of every SDK, of the API and of its headers. */
const PROXY_CALL = /\bproxy\s*[.(]|BT-PROXY-|\bproxy(?:Key|Url|HttpRequest)\b/;
const SESSION_KEY = /session_?key|SESSION_API_KEY/i;
/** A request that gives a session the permission for proxies. */
const GRANT = /authorize[\s\S]{0,400}proxy:invoke/i;
/** The same in a sentence, e.g. "Pass the session key to `proxy`". */
const SAID = /\bsession\b[^.]*(?:\bproxy\b|proxy:invoke)|(?:\bproxy\b|proxy:invoke)[^.]*\bsession\b/i;
/** Parts of a sentence that make it one about something else. */
const UNRELATED = /3DS|3D Secure|Apple Pay|cookie/;

/** Whether a page calls a proxy with the key of a session, or has its reader grant a session that permission. */
export function exposesSessionToProxy(tree: Root): boolean {
  const code = codeBlocks(tree).map(({ value }) => value);
  if (code.some((value) => (PROXY_CALL.test(value) && SESSION_KEY.test(value)) || GRANT.test(value)))
    return true;
  return sentences(tree).some((sentence) => SAID.test(sentence) && !UNRELATED.test(sentence));
}

/** A promise that a key reads no more than a mask shows. */
const BLIND =
  /\b(?:cannot|can't|never|does not|doesn't|unable to) (?:read|reveal|see)s?\b|\bonly masked\b|\bmasked (?:\w+ )?only\b|\bsees? \w+ masked\b/i;
const PRIVATE_KEY = /\b(?:private key|key that|keys? of|application|desk|server itself)\b/i;
/** Other types of keys authorize nothing, Elements hide values from code, and a log has no values. */
const UNRELATED_KEY = /\b(?:public|management|create a key|Elements?|log)\b/;
/**
 * A row of `<Applications>`: a private rule that reads masked data, unless it creates that data too and has seen all of
 * it.
 */
const MASKED_RULE = /private(?!.*token:create, token:read).*token:read.*with mask/;

/** Whether a page promises that a private key cannot read what a token holds, or has its reader create such a key. */
export function promisesBlindKey(tree: Root): boolean {
  return sentences(tree).some(
    (sentence) =>
      MASKED_RULE.test(sentence) ||
      (BLIND.test(sentence) && PRIVATE_KEY.test(sentence) && !UNRELATED_KEY.test(sentence)),
  );
}

/** A public application that changes data, in a row of `<Applications>` or of a table, or in a sentence. */
const OVERWRITES = /public[^.]*?\w:update/;
/** What a type of key can have, and what is wrong with one that lacks it, hand out no key. */
const GRANTS_NOTHING = /\bcan have\b|\black(?:s|ed)?\b|Use a session instead/;

/** Whether a page has its reader create a public key that can overwrite data. */
export function grantsOverwriting(tree: Root): boolean {
  return sentences(tree).some((sentence) => OVERWRITES.test(sentence) && !GRANTS_NOTHING.test(sentence));
}

/** The sentences of a page, without code and without the notes themselves. */
function sentences(tree: Root): string[] {
  const found: string[] = [];
  const add = (node: Node): typeof SKIP => {
    found.push(...toString(node).split(/(?<=[.!?])\s+/));
    return SKIP;
  };
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Admonition') return SKIP;
    return node.type === 'paragraph' || node.type === 'tableRow' ? add(node) : undefined;
  });
  return found;
}
