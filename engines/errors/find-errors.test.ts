import { describe, expect, it } from 'vitest';
import { errorFacts } from '../../components/tools/ErrorFinder/facts';
import { answerText, findErrors, isSaidBefore, MOST_FINDINGS, type ErrorFacts, type Report } from '.';

const ORIGIN = 'https://docs.example.com';

const facts = await errorFacts();

const find = (text: string): Report => findErrors(text, facts);
const ids = (text: string): string[] => find(text).findings.map(({ error }) => error.id);
const verdicts = (text: string): (string | undefined)[] => {
  const { findings, charge } = find(text);
  return [...findings.map((one) => one.charge?.verdict), ...(charge === undefined ? [] : [charge.verdict])];
};

/** A whole response, as cURL shows it with `--include`. */
const response = (status: number, headers: readonly string[] = [], body = ''): string =>
  [`HTTP/2 ${String(status)}`, 'content-type: application/json', ...headers, '', body].join('\r\n');

/** The 408 of a proxy, as cURL shows it. */
const timedOut =
  'HTTP/1.1 408 Request Timeout\nbt-trace-id: 0000\ncontent-type: application/json\n\n{"proxy_error":{"status":408,"title":"Request Timeout"}}';

const answered = (status: number, body = ''): string =>
  response(status, [`bt-proxy-destination-status: ${String(status)}`], body);

/** The same, to a call through a proxy. */
const proxied = (status: number): string => `> POST /proxy HTTP/2\r\n${response(status)}`;

describe('what is recognized', () => {
  it.each([
    ['404', 'api-errors-404'],
    ['404 Not Found', 'api-errors-404'],
    ['HTTP/1.1 409 Conflict', 'api-errors-409'],
    ['< HTTP/2 415', 'api-errors-415'],
    ['{"title":"Forbidden","status":403}', 'api-errors-403'],
    ['{\\"status\\":422}', 'api-errors-422'],
    ['ForbiddenError\nStatus code: 403', 'api-errors-403'],
    ['Request failed with status code 404', 'api-errors-404'],
    ['10.0.0.1 - - "POST /tokens HTTP/1.1" 429 12', 'api-errors-429'],
    ['curl: (22) The requested URL returned error: 401', 'api-errors-401'],
    ['status_code: 503, body: None', 'api-errors-503'],
    ['ApiException(code=400, responseBody=…)', 'api-errors-400'],
    ['The application does not have the permission that this request takes.', 'api-errors-403'],
    ['HTTP/2 502', 'missing-responses-other-5xx'],
    ['HTTP/2 418', 'missing-responses-other-4xx'],
    ['*core.ConflictError', 'api-errors-409'],
    ['{"title":"CARD_NOT_ELIGIBLE","status":422}', 'network-token-errors-card_not_eligible'],
    ['{"type":"OTP_EXPIRED","status":400}', 'agentic-errors-otp_expired'],
    ['{"code":"idempotency_in_flight"}', 'acp-errors-idempotency_in_flight'],
    ['WRN_CLOSED_ACCOUNT', 'account-updater-result-codes-wrn_closed_account'],
    ['{"error":{"status":424,"error":{"service_status":"502"}}}', 'threeds-service-statuses-502'],
    ['"authentication_status_reason": "stolen-card"', 'threeds-status-reasons-stolen-card'],
    ['"challenge_cancel_reason": "acs-timeout"', 'threeds-cancel-reasons-acs-timeout'],
    ['Failed to parse error response. HTTP Status: 401', 'threeds-web-messages-unreadable-answer'],
    ['Uncaught (in promise) Element is not mounted', 'elements-symptoms-not-mounted'],
    ['No route found for element of type card', 'elements-symptoms-no-route'],
    ['BasisTheoryConfigurationError', 'web-elements-errors-basistheoryconfigurationerror'],
    ['com.basistheory.elements.IncompleteElementException', 'android-errors-incomplete'],
    ['TokenizingError.invalidInput', 'ios-errors-input'],
    ['httpError(statusCode: 403, body: nil)', 'api-errors-403'],
    ['ThreeDSSessionCreationError: no session', 'threeds-call-errors-createsession'],
    ['ReactorRuntimeError', 'reactor-errors-500'],
    ['curl: (28) Operation timed out after 5001 milliseconds', 'missing-responses-timed-out'],
    ['curl: (6) Could not resolve host: api.basistheory.co', 'missing-responses-could-not-resolve'],
    ['Error: getaddrinfo ENOTFOUND api', 'missing-responses-could-not-resolve'],
    ['httpx.RemoteProtocolError: Server disconnected', 'missing-responses-dropped'],
    ['Get "https://…": context deadline exceeded', 'missing-responses-timed-out'],
    ['ParseError: response: Expected object. Received undefined.', 'missing-responses-parse-error'],
    ['DOMException [TimeoutError]: The operation was aborted due to timeout', 'missing-responses-timed-out'],
    ['DOMException [AbortError]: This operation was aborted', 'missing-responses-aborted'],
    ['httpx.ReadTimeout: The read operation timed out', 'missing-responses-timed-out'],
    [
      "requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='api.test.basistheory.com', port=443): Read timed out. (read timeout=30)",
      'missing-responses-timed-out',
    ],
    [
      'net/http: request canceled (Client.Timeout exceeded while awaiting headers)',
      'missing-responses-timed-out',
    ],
    ['java.net.SocketTimeoutException: Read timed out', 'missing-responses-timed-out'],
    ['java.net.http.HttpTimeoutException: request timed out', 'missing-responses-timed-out'],
    ['java.net.SocketException: Connection reset', 'missing-responses-dropped'],
    ['TypeError: Network request failed', 'react-native-failures-network'],
    ['{"name":"ForbiddenError","message":"…"}', 'api-errors-403'],
    ['The Python SDK throws ForbiddenError here', 'api-errors-403'],
    ['basis_theory.core.api_error.ApiError', 'server-sdk-base-python'],
    ['BasisTheoryApiApiException', 'server-sdk-base-java'],
    ['System.Threading.Tasks.TaskCanceledException', 'dotnet-call-errors-timeout'],
  ])('%j', (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it('puts the surest first: a code before a status', () => {
    expect(ids('HTTP/2 422\n\n{"title":"CARD_NOT_ELIGIBLE"}')).toEqual([
      'network-token-errors-card_not_eligible',
      'api-errors-422',
    ]);
  });

  it('puts the 408 of a proxy first, whatever words are around it', () => {
    const body = '{"proxy_error":{"errors":{},"title":"Request Timeout","status":408}}';
    for (const text of [timedOut, body, `${body}\nTypeError: the body has errors\nBasisTheoryApiError: no`])
      expect(ids(text)[0]).toBe('proxy-errors-the-destination-took-longer-than-25-seconds');
    expect(ids(timedOut)).toHaveLength(1);
  });

  it.each([
    'HTTP/1.1 599 ForbiddenError',
    '{"title":"ReadTimeout"}',
    'A TypeError or a SyntaxError happened',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'Unexpected SyntaxError: in line 1',
    'java.lang.IllegalArgumentException: no',
    'Timeout and errors, a StatusCode, a CancellationToken, an InnerException',
  ])('takes no word of an SDK out of %j', (text) => {
    expect(ids(text).filter((id) => !id.startsWith('missing-responses-other'))).toEqual([]);
  });

  it('takes a generic exception for an SDK that the text mentions', () => {
    expect(ids('at App (react-native/App.tsx:1)\nSyntaxError: Unexpected end of input')).toContain(
      'react-native-failures-key',
    );
  });

  it('shows at most five, and counts the rest', () => {
    const { findings, more } = find(
      '400 status: 401 status: 402 status: 403 status: 404 status: 408 status: 409',
    );
    expect([findings.length, more]).toEqual([MOST_FINDINGS, 1]);
  });

  it('identifies the line and the column', () => {
    const [finding] = find('first\r\nsecond\r\n  status: 404').findings;
    expect(finding?.seen).toEqual([{ text: '404', line: 3, column: 11 }]);
    expect(find(timedOut).findings[0]?.seen).toEqual([{ text: '408', line: 1, column: 10 }]);
  });

  it("takes a status from the destination for the destination's", () => {
    expect(ids(answered(404))).toEqual(['proxy-errors-the-destination-returned-an-error']);
  });

  it("takes a status in proxy_error for the platform's or a transform's", () => {
    expect(ids('{"proxy_error":{"status":408}}')[0]).toBe(
      'proxy-errors-the-destination-took-longer-than-25-seconds',
    );
    expect(ids('{"proxy_error":{"status":429}}')[0]).toBe('proxy-errors-a-transform-threw-an-error');
  });

  it("takes a status of a reactor's run for the reactor's", () => {
    expect(ids('POST https://api.basistheory.com/reactors/1/react HTTP/1.1" 402')[0]).toBe(
      'reactor-errors-402',
    );
  });

  it("takes a class that code on the platform has too for the SDK's, unless a reactor was called", () => {
    expect(ids('ServiceUnavailableError')).toEqual(['api-errors-503']);
    expect(ids('POST /reactors/1/react\nServiceUnavailableError')).toEqual(['reactor-errors-503']);
  });

  it('adds what an operation documents for a status', () => {
    const [finding] = find(`POST /tokens\n\n${response(409)}`).findings;
    expect(finding?.operation?.says).toMatch(/^This ID is already in use/);
    expect(finding?.operation?.page.to).toMatch(/^\/docs\/api\/.*#tokens-create$/);
  });

  it('recognizes the operation of a cURL command', () => {
    const [finding] = find("curl 'https://api.test.basistheory.com/tokens' -d '{}'\n409").findings;
    expect([
      finding,
      find("curl -X POST 'https://api.test.basistheory.com/tokens'\nstatus: 409").findings[0],
    ]).toEqual([
      undefined,
      expect.objectContaining({
        operation: expect.objectContaining({ says: expect.any(String) as string }) as object,
      }),
    ]);
  });

  it.each(['no error here', 'Order 404 has 500 items', 'v4.0.4', '"status": "succeeded"', '{"status": 200}'])(
    'not %j',
    (text) => {
      expect(find(text).findings).toEqual([]);
      expect(find(text).help).toBeDefined();
    },
  );

  it("says nothing of an empty text, and what isn't text of a binary one", () => {
    expect(find(' \n').help).toBeUndefined();
    expect(find('\u0000\u0001PNG').help).toMatch(/isn't text/);
  });
});

describe('was it charged', () => {
  it.each([
    ['an approval', answered(200, '{"resultCode":"Authorised"}'), 'authorized'],
    ['an approval as a boolean', answered(201, '{"approved":true}'), 'authorized'],
    ['a decline as a 200', answered(200, '{"resultCode":"Refused"}'), 'not charged'],
    ['a decline as a 402', answered(402, '{"error":{"type":"card_error"}}'), 'not charged'],
    ['a 402 that says nothing', answered(402), 'unknown'],
    ['a 2xx with neither', answered(200, '{"resultCode":"Pending"}'), 'unknown'],
    ["an approval below the body's top", answered(200, '{"last":{"resultCode":"Authorised"}}'), 'unknown'],
    ['an approval with an error status', answered(500, '{"resultCode":"Authorised"}'), 'unknown'],
    ['a decline with another status', answered(500, '{"error":{"type":"card_error"}}'), 'unknown'],
    ['another 4xx of the processor', answered(409), 'unknown'],
    ['a 5xx of the processor', answered(503), 'unknown'],
    ['a 403 of a proxy without the header', proxied(403), 'not sent'],
    ['a 403 of any call', response(403), 'unknown'],
    ["a 403 of another call than the proxy's", `POST /tokens\n${proxied(403)}`, 'unknown'],
    ['a 400 with proxy_error', response(400, [], '{"proxy_error":{"status":400}}'), 'not sent'],
    ['a 408 without the header', response(408), 'unknown'],
    ['a 429 without the header', response(429), 'unknown'],
    ['a 500 without the header', response(500), 'unknown'],
    ['a 404 without the header', response(404), 'unknown'],
    ['a body alone', '{"proxy_error":{"status":403}}', 'unknown'],
    ['a status alone', '403', 'unknown'],
    ['headers that break off', proxied(403).trimEnd(), 'unknown'],
    ['headers that break off after a line', `${proxied(403).trimEnd()}\r\n`, 'unknown'],
    [
      'an approval without the header',
      response(200, [], '{"resultCode":"Authorised"} status: 400'),
      'unknown',
    ],
    ['a pre-configured proxy', `BT-PROXY-KEY: 1\n\n${proxied(400)}`, 'unknown'],
    ['a reactor', `POST /reactors/1/react\n\n${response(403)}`, 'unknown'],
    ['a 429 that code threw', 'Reactor Runtime Error\nstatus: 429', 'unknown'],
    ['two responses', `${response(403)}\r\n${answered(200, '{"resultCode":"Authorised"}')}`, 'unknown'],
    [
      'a decline, and another response',
      `${answered(402, '{"error":{"type":"card_error"}}')}\r\n${response(402)}`,
      'unknown',
    ],
    ['a timeout', 'curl: (28) Operation timed out', 'unknown'],
    ['a broken connection', 'ECONNRESET', 'unknown'],
    ['a host that was not found', 'Could not resolve host', 'unknown'],
    ["a field that isn't complete", 'IncompleteElementException', 'nothing sent'],
    ['an exception without a status', 'BasisTheoryError', 'unknown'],
    ['an aborted call', 'DOMException [TimeoutError]: The operation was aborted due to timeout', 'unknown'],
    ['a timeout in Python', 'httpx.ReadTimeout: The read operation timed out', 'unknown'],
    ['a timeout in Go', 'context deadline exceeded', 'unknown'],
    ['a timeout in Java', 'java.net.SocketTimeoutException: timeout', 'unknown'],
    ['a timeout of no client that is known', 'Oops: the upstream call timed out after 30 s', 'unknown'],
    ['a connection that closed', 'ERROR my-client: remote host closed the connection', 'unknown'],
    [
      'a sample that stops at a decline',
      'Error: resultCode is Refused (status 200): the card was declined, so nothing was charged.',
      'not charged',
    ],
    [
      'the other processor of the samples',
      'SystemExit: approved is false (status 201): the card was declined, so nothing was charged.',
      'not charged',
    ],
    [
      'a sample that stops at another value',
      'Error: The outcome is unknown (status 200, resultCode Pending): look up A-1 with the processor',
      'unknown',
    ],
    [
      'a sample that gets no response of the processor',
      'Error: The outcome is unknown (status 408, approved undefined): look up A-1',
      'unknown',
    ],
    [
      'a decline, and a call without a response',
      'Error: resultCode is Refused (status 200): the card was declined, so nothing was charged.\nsocket hang up',
      'unknown',
    ],
    [
      'a decline, and a status',
      'Error: resultCode is Refused (status 200): the card was declined, so nothing was charged.\nstatus: 500',
      'unknown',
    ],
    [
      'an approval without its transaction ID',
      'Error: The charge was approved, but the response has no additionalData.networkTxReference.',
      'unknown',
    ],
    ['words of two errors, of which one may have sent', 'ProxyError.invalidInput', 'unknown'],
  ])('%s', (_case, text, verdict) => {
    expect(new Set(verdicts(text))).toEqual(new Set([verdict]));
  });

  it("doesn't come up for an operation that charges nothing", () => {
    expect(verdicts(`POST /tokens\n\n${response(403)}`)).toEqual([undefined]);
  });

  it('comes up again where the text has another call', () => {
    expect(verdicts('POST /tokens\nPOST /orders\nstatus: 500')).toEqual(['unknown']);
  });

  it('follows every row of the table, and is never surer than it', () => {
    for (const { header, statuses, outcome } of facts.charges.rows)
      for (const status of statuses.flatMap(
        (name) =>
          ({ '4xx': ['409', '429'], '5xx': ['500', '503'], '2xx': ['200'], other: ['404', '418'] })[name] ?? [
            name,
          ],
      )) {
        if (status === 'none') continue;
        const found = verdicts(header === 'present' ? answered(Number(status)) : proxied(Number(status)));
        const allowed = outcome === 'not sent' ? ['not sent'] : ['unknown'];
        expect([header, status, [...new Set(found)]]).toEqual([header, status, allowed]);
      }
  });

  it('is authorized by one response, not by two', () => {
    const approved = answered(200, '{"resultCode":"Authorised"}');
    expect([verdicts(approved), verdicts(`${approved}\r\n${response(200)}`)]).toEqual([['authorized'], []]);
  });

  it("says that a reactor's code ran before its error", () => {
    const [finding] = find(`POST /reactors/1/react\n\n${response(500)}`).findings;
    expect(finding?.charge?.reason).toMatch(/reactor's code .* whatever the status/);
  });

  it('says that an exception after an approval is probably a charge', () => {
    for (const text of [
      'Error: The charge was approved, but the response has no additionalData.networkTxReference.',
      'SystemExit: The charge was approved, but the response has no id.',
    ]) {
      const [first] = find(text).findings;
      expect(first?.error.id).toBe('charge-sample-errors-no-transaction-id');
      expect(first?.charge?.reason).toMatch(/^\*\*Unknown, and probably authorized/);
      expect(first?.charge?.action).toMatch(/^Don't send a new charge/);
    }
  });

  it('puts an outcome that is still unknown before the fix of a request', () => {
    const { action } = find(proxied(403)).findings[0]?.charge ?? { action: '' };
    expect(action.indexOf('unknown')).toBeGreaterThan(-1);
    expect(action.indexOf('unknown')).toBeLessThan(action.toLowerCase().indexOf('fix the request'));
  });

  it('has an instruction of its own where a response transform might have run', () => {
    const { action } = find(`BT-PROXY-KEY: 1\n\n${proxied(400)}`).findings[0]?.charge ?? { action: '' };
    expect(action).toMatch(/^Look up your own reference/);
    expect(action).toMatch(/transform/);
  });

  it('says that the header is absent where the whole response shows it', () => {
    const reasons = [timedOut, '{"proxy_error":{"status":408}}', answered(503)].map(
      (text) => find(text).findings[0]?.charge?.reason,
    );
    expect(reasons.map((reason) => reason?.includes("doesn't have `BT-PROXY-DESTINATION-STATUS`"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is unknown, beside what would help, where a call only looks like one that failed', () => {
    const { help, charge } = find('Oops: the upstream call timed out after 30 s');
    expect(help).toMatch(/^Nothing was recognized/);
    expect(charge?.reason).toMatch(/^\*\*Unknown/);
  });

  it('is said once for findings that share the result', () => {
    const report = find('status: 500\nECONNRESET');
    expect([isSaidBefore(report, 0), isSaidBefore(report, 1)]).toEqual([false, true]);
    const text = answerText(report, ORIGIN);
    expect(text.match(/was the card charged/g)).toHaveLength(1);
    expect(text).toContain('the outcome is the one above');
  });
});

describe('secrets', () => {
  it('are counted with their places, and never in the result', () => {
    const report = find('status: 403\ncard 4242 4242 4242 4242\nkey_test_us_pvt_abcdefgh');
    expect(report.secrets).toEqual([
      { kind: 'card number', line: 2, column: 6 },
      { kind: 'API key', line: 3, column: 1 },
    ]);
    expect(answerText(report, ORIGIN)).not.toMatch(/4242|abcdefgh/);
  });
});

describe('the result as text', () => {
  it('has everything but Markdown', () => {
    const text = answerText(find(response(404)), ORIGIN);
    expect(text).toContain('1. 404 Not Found (API)');
    expect(text).toContain('What to do: Check the ID');
    expect(text).toContain('More: Errors, https://docs.example.com/docs/api/errors#api-errors-404');
    expect(text).not.toMatch(/\*\*|\]\(|`/);
  });

  it('works without any facts', () => {
    const none: ErrorFacts = {
      errors: [],
      operations: [],
      charges: { rows: [], signs: [], page: { title: '', to: '' } },
    };
    expect(answerText(findErrors('404', none), ORIGIN)).toMatch(/status below|recognized/);
  });
});
