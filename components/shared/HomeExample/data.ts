/**
 * The example on the home page, where a card becomes a token, and the token goes to a third party. Nothing of it is
 * typed for the home page. The request and its response are an example from the API description, the request to the
 * third party is a sample, and the masked number and what the third party receives are computed.
 */
import * as z from 'zod';
import { loadSample, type Sample } from '../../../pipeline/code-samples/samples/index.ts';
import { loadApiDescription, type Operation } from '../../../pipeline/content/api-description/index.ts';
import { highlightCode } from '../../../pipeline/pages/highlight/index.ts';
import { evaluateExpression } from '../../../engines/expressions/index.ts';

/** What the example shows. On the page, code is HTML with the classes of `app/css/code.css`. */
export interface HomeExample {
  /** A test card. */
  readonly number: string;
  readonly tokenId: string;
  readonly masked: string;
  readonly request: string;
  readonly response: string;
  /** Body of a request through the proxy, and what the third party receives of it. */
  readonly sent: string;
  readonly received: string;
}

/** The home page's card before and after it became a token. Code is JSON, indented by two spaces. */
export interface CardExample {
  readonly number: string;
  readonly tokenId: string;
  /** The number as the token's mask shows it, e.g. `XXXXXXXXXXXX4242`. */
  readonly masked: string;
  readonly request: string;
  /** What the home page shows of the response: ID, type and data. */
  readonly response: string;
}

const EXAMPLE = 'card';

const requestBody = z.object({ type: z.string(), data: z.object({ number: z.string() }).loose() });
const withNumber = z.object({ number: z.string() });
const responseBody = z.object({
  id: z.string(),
  type: z.string(),
  data: withNumber.loose(),
  mask: withNumber,
});

/** The number in what the platform makes of a JSON document, or undefined where no published rule decides it. */
function evaluatedNumber(
  document: string,
  options: Parameters<typeof evaluateExpression>[1],
): { readonly number: string; readonly text: string } | undefined {
  const answer = evaluateExpression(document, options);
  if (!answer.ok || answer.warnings.some(({ kind }) => kind === 'inferred')) return undefined;
  const { data } = withNumber.safeParse(answer.value);
  return data && { number: data.number, text: JSON.stringify(answer.value, null, 2) };
}

/**
 * Reads the example that creates a card token.
 *
 * @param operation the operation `tokens.create`
 * @throws Error with a sentence when the description has no such example, or its response shows another number than the
 *   mask makes of the request's
 */
export function cardExample(operation: Operation | undefined): CardExample {
  const request = operation?.requestExamples.find(({ name }) => name === EXAMPLE);
  const response = operation?.responses
    .find(({ status }) => status === request?.status)
    ?.examples.find(({ name }) => name === EXAMPLE);
  if (request === undefined || response === undefined) {
    throw new Error(
      `The home page shows the example "${EXAMPLE}" of tokens.create, and content/openapi/paths/tokens.yaml has no such request and response. Add them.`,
    );
  }
  const sent = requestBody.parse(request.body);
  const { id, type, data, mask } = responseBody.parse(response.value);
  const masked = evaluatedNumber(JSON.stringify(mask), { context: 'mask', data: sent.data })?.number;
  if (masked === undefined || data.number !== masked) {
    throw new Error(
      `content/openapi/paths/tokens.yaml, tokens.create, the response "${EXAMPLE}": the mask makes ${masked ?? 'nothing'} of the number, and the example shows ${data.number}. Correct the example.`,
    );
  }
  return {
    number: sent.data.number,
    tokenId: id,
    masked,
    request: JSON.stringify(sent, null, 2),
    response: JSON.stringify({ id, type, data }, null, 2),
  };
}

/** A request through the proxy, with its body as the caller sends it, and as the third party receives it. */
export interface ForwardedBody {
  readonly sent: string;
  readonly received: string;
}

const BODY_OF_CURL = /<<'JSON'\n([\s\S]*?)\nJSON$/m;

/**
 * Takes the body out of the cURL file of a sample, identifies the token in it, and evaluates its expressions.
 *
 * @throws Error with a sentence when the sample has no cURL file with a body that identifies a token's number
 */
export function forwardedBody(
  { id, files }: Sample,
  { tokenId, number }: Pick<CardExample, 'tokenId' | 'number'>,
): ForwardedBody {
  const code = files.find(({ language }) => language === 'curl')?.code ?? '';
  const body = BODY_OF_CURL.exec(code)?.[1] ?? '';
  const sent = body.replaceAll('<TOKEN_ID>', tokenId);
  const received = evaluatedNumber(sent, {
    context: 'proxy_body',
    resolve: (kind, id) => (kind === 'token' && id === tokenId ? { data: { number } } : undefined),
  });
  if (received?.number !== number) {
    throw new Error(
      `The sample "${id}": the home page shows the body of its cURL file, in which it expects {{ <TOKEN_ID> | json: '$.number' }} as "number". Change the sample back, or components/shared/HomeExample/data.ts with it.`,
    );
  }
  return { sent, received: received.text };
}

/** The example as plain text, with code as JSON. */
export async function plainExample(): Promise<HomeExample> {
  const { operations } = await loadApiDescription();
  const card = cardExample(operations.get('tokens.create'));
  return { ...card, ...forwardedBody(loadSample('invoke-ephemeral-proxy'), card) };
}

/** Everything that the home page shows of the example, highlighted. */
export async function data(): Promise<{ readonly example: HomeExample }> {
  const plain = await plainExample();
  const html = async (code: string, marked: string): Promise<string> => {
    const line = code.split('\n').findIndex((text) => text.includes(marked)) + 1;
    return (await highlightCode(code, 'json', { highlightLines: [line] })).html;
  };
  const example = {
    ...plain,
    request: await html(plain.request, '"number"'),
    response: await html(plain.response, '"number"'),
    sent: await html(plain.sent, '"number"'),
    received: await html(plain.received, '"number"'),
  };
  return { example };
}
