/**
 * The example on the home page: a card becomes a token, and the token goes to a third party. Nothing of it is typed for
 * the home page: the request and its response are an example of the API description, the request to the third party is
 * a sample, and the masked number and what the third party receives are computed.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { HomeExample } from '../../../../src/components/HomeExample/example.ts';
import { loadApiDescription } from '../../../material/api-description/index.ts';
import { highlightCode } from '../../../pages/highlight/highlight-code.ts';
import { loadSample } from '../../../languages/samples/index.ts';
import { cardExample } from './card-example.ts';
import { forwardedBody } from './forwarded-body.ts';

/** Everything that the home page shows of the example, highlighted. */
export async function homeExample(): Promise<HomeExample> {
  const { operations } = await loadApiDescription();
  const card = cardExample(operations.get('tokens.create'));
  const forwarded = forwardedBody(loadSample('invoke-ephemeral-proxy'), card);
  const html = async (code: string, line: number): Promise<string> =>
    (await highlightCode(code, 'json', { highlightLines: [line] })).html;
  const lineOf = (code: string, text: string): number =>
    code.split('\n').findIndex((line) => line.includes(text)) + 1;
  return {
    number: card.number,
    tokenId: card.tokenId,
    masked: card.masked,
    request: await html(card.request, lineOf(card.request, '"number"')),
    response: await html(card.response, lineOf(card.response, '"number"')),
    sent: await html(forwarded.sent, lineOf(forwarded.sent, '"number"')),
    received: await html(forwarded.received, lineOf(forwarded.received, '"number"')),
  };
}

/** Docusaurus plugin that writes the example of the home page, and again when its material changes. */
export function homeExampleData(): Plugin {
  return {
    name: 'home-example',
    getPathsToWatch: () => ['openapi', 'samples'].map((folder) => `${path.resolve(folder)}/**/*`),
    async contentLoaded({ actions }) {
      await actions.createData('example.json', JSON.stringify(await homeExample()));
    },
  };
}
