import type { Sample } from '../../../languages/samples/index.ts';
import type { CardExample } from './card-example.ts';

/** A request through the proxy: its body as the caller sends it, and as the third party gets it. */
export interface ForwardedBody {
  readonly sent: string;
  readonly received: string;
}

const BODY_OF_CURL = /<<'JSON'\n([\s\S]*?)\nJSON$/m;

/**
 * Takes the body out of the cURL file of a sample, names the token in it, and puts the number where the expression is.
 *
 * @throws Error with a sentence when the sample has no cURL file with a body that names a token's number
 */
export function forwardedBody(
  { id, files }: Sample,
  { tokenId, number }: Pick<CardExample, 'tokenId' | 'number'>,
): ForwardedBody {
  const code = files.find(({ language }) => language === 'curl')?.code ?? '';
  const body = BODY_OF_CURL.exec(code)?.[1] ?? '';
  const sent = body.replaceAll('<TOKEN_ID>', tokenId);
  const received = sent.replace(`{{ ${tokenId} | json: '$.number' }}`, number);
  if (received === sent) {
    throw new Error(
      `The sample "${id}": the home page shows the body of its cURL file, in which it expects {{ <TOKEN_ID> | json: '$.number' }}. Change the sample back, or pipeline/outputs/browser-data/home-example with it.`,
    );
  }
  return { sent, received };
}
