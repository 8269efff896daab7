import type { RawAnswer, RawRequest } from './ask-raw.ts';

/** These depend on the connection and the server, and not on the site. */
const OF_THE_SERVER = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding'];

function comparable({ headers, status }: RawAnswer): Readonly<Record<string, string>> {
  // nginx makes an ETag of its own, gives no date of a page that says that there's none, and offers ranges only with a
  // whole file.
  const ofFile = [
    'etag',
    ...(status === 404 ? ['last-modified'] : []),
    ...(status === 200 ? [] : ['accept-ranges']),
  ];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => ![...OF_THE_SERVER, ...ofFile].includes(name)),
  );
}

/** Where the two differ in a known way, and what is still compared. */
interface KnownDifference {
  readonly applies: (request: RawRequest) => boolean;
  readonly compares: 'status' | 'nothing';
}

/** Whether no file of the site has the range. */
const isBeyond = (range = ''): boolean => ['bytes=9-1', 'bytes=99999999-'].includes(range);

const KNOWN: readonly KnownDifference[] = [
  // nginx takes what isn't a date for one that has passed. The embedded server ignores it (RFC 9110, 13.1.4).
  { applies: ({ headers = {} }) => headers['If-Unmodified-Since'] === 'yesterday', compares: 'nothing' },
  // For a range that isn't there, nginx sends the file's headers and then the headers of its own page.
  { applies: ({ headers = {} }) => isBeyond(headers.Range), compares: 'status' },
  // The parser of Node.js ends these connections itself, without the site's headers.
  { applies: ({ target }) => !/^(?:\/|\*|[a-z]+:)/i.test(target), compares: 'status' },
];

/**
 * Compares what nginx and the embedded server return.
 *
 * @returns a line for each difference
 */
export function differences(request: RawRequest, nginx: RawAnswer, embedded: RawAnswer): readonly string[] {
  const compares = KNOWN.find(({ applies }) => applies(request))?.compares ?? 'everything';
  const found: [what: string, one: string, other: string][] = [];
  if (compares !== 'nothing') found.push(['status', String(nginx.status), String(embedded.status)]);
  if (compares === 'everything')
    found.push(['body', nginx.body, embedded.body], ...headersOf(nginx, embedded));
  const { method = 'GET', target, headers = {} } = request;
  const place = `${method} ${target.slice(0, 100)} ${JSON.stringify(headers)}`;
  return found
    .filter(([, ofNginx, ofEmbedded]) => ofNginx !== ofEmbedded)
    .map(
      ([what, ofNginx, ofEmbedded]) =>
        `${place}: ${what} is ${ofNginx} of nginx, ${ofEmbedded} of the server`,
    );
}

function headersOf(nginx: RawAnswer, embedded: RawAnswer): [string, string, string][] {
  const [one, other] = [comparable(nginx), comparable(embedded)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
    name,
    one[name] ?? 'none',
    other[name] ?? 'none',
  ]);
}
