/** Where a page calls processors' hosts test hosts, although the data doesn't. */
import type { Processor } from '../../../pipeline/content/processors/index.ts';

/** What makes a reader believe that a request moves no money. */
const SAYS_TEST = /\btest (host|server|environment|mode|request)s?\b|\bsandbox(es)?\b/i;

/** Sentences that say which host is which, or that one isn't known. */
const HEDGED = /\b(isn't|aren't|not|ask|decides?|whether)\b/i;

const sentencesOf = (block: string): string[] => block.replace(/\s+/g, ' ').split(/(?<=[.:?!])\s/);

function callsAllTest(block: string): string[] {
  const prose = block.replace(/https:\/\/[^\s`)]+/g, 'URL');
  return sentencesOf(prose).filter((sentence) => SAYS_TEST.test(sentence) && !HEDGED.test(sentence));
}

/** The hosts that nothing calls test hosts, e.g. `api.stripe.com`. */
export function otherHosts(processors: readonly Processor[]): string[] {
  const urls = processors
    .filter(({ host }) => host !== 'test')
    .flatMap(({ calls }) => Object.values(calls).map(({ url }) => url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).host))];
}

/**
 * Sentences of a page that call a host a test host without a source. They're next to the requests of all processors, or
 * about a host that isn't one, e.g. in a row of a table.
 *
 * @param hosts that nothing calls test hosts
 */
export function unfoundedTests(text: string, hosts: readonly string[]): string[] {
  const blocks = text.split(/\n\s*\n/);
  return blocks.flatMap((block, index) => {
    const isNearCalls = [blocks[index - 1], blocks[index + 1]].some((near) =>
      near?.includes('<ProcessorCalls'),
    );
    const lines = block.split('\n').filter((line) => hosts.some((host) => line.includes(host)));
    return [...(isNearCalls ? callsAllTest(block) : []), ...lines.flatMap(callsAllTest)];
  });
}
