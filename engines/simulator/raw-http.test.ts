import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRawRequest, respond, initialState, writeRawResponse } from '.';

const WORLD = { now: () => 0, uuid: () => 'id', random: () => 0.5 };

describe('a request as text', () => {
  it.each(['\n', '\r\n'])('is read with the line end %j, and its body stays unchanged', (end) => {
    const text = [
      '',
      'post /tokens?a=1&b=2 HTTP/1.1',
      'BT-API-KEY:  <API_KEY> ',
      'X: 1',
      'x: 2',
      '',
      '{"a":\n1}\n',
    ].join(end);
    const parsed = parseRawRequest(text);
    expect(parsed).toMatchObject({
      ok: true,
      request: {
        method: 'POST',
        path: '/tokens',
        headers: { 'bt-api-key': '<API_KEY>', x: '1, 2' },
        body: '{"a":\n1}\n',
      },
    });
    expect(parsed.ok ? [...parsed.request.query] : []).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('can have a whole address, whose host does not matter', () => {
    expect(parseRawRequest('GET https://api.test.basistheory.com/tokens/1')).toMatchObject({
      request: { method: 'GET', path: '/tokens/1', body: '' },
    });
  });

  it.each([
    ['', 1, 'Start with'],
    ['\n\nhello', 3, 'first line'],
    ['GET tokens', 1, 'must start with /'],
    ['GET javascript:alert(1)', 1, 'must start with /'],
    ['GET /tokens\nBT-API-KEY <API_KEY>', 2, 'must be a header'],
    ['\nPOST /tokens\nA: 1\n{"type":"card"}', 4, 'empty line before the body'],
    ['GET /'.padEnd(2_000_001, 'a'), 1, 'too long'],
  ])('%.20j is wrong in line %i', (text, line, message) => {
    expect(parseRawRequest(text)).toMatchObject({
      ok: false,
      line,
      message: expect.stringContaining(message) as string,
    });
  });

  it('leads to a request that the simulator results, or to a sentence, whatever it is', () => {
    const line = fc.constantFrom(
      'GET /tokens',
      'POST /proxy',
      'BT-API-KEY: <API_KEY>',
      '',
      '{}',
      'A:',
      ': B',
      '\r',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(line, fc.string())).map((lines) => lines.join('\n')),
    );
    const property = fc.property(text, (given) => {
      const parsed = parseRawRequest(given);
      if (!parsed.ok) return parsed.message.endsWith('.') && parsed.line >= 1;
      return writeRawResponse(respond(initialState(), parsed.request, WORLD).response) !== '';
    });
    expect(() => {
      fc.assert(property, { numRuns: 2_000 });
    }).not.toThrow();
  });
});

describe('a response as text', () => {
  it('has a status line, headers by their usual names, and indented JSON', () => {
    const headers = { 'content-type': 'application/json', 'bt-trace-id': '1' };
    expect(writeRawResponse({ kind: 'response', status: 201, headers, body: '{"id":1}' })).toBe(
      'HTTP/1.1 201 Created\nContent-Type: application/json\nBT-TRACE-ID: 1\n\n{\n  "id": 1\n}',
    );
    expect(writeRawResponse({ kind: 'response', status: 799, headers: {}, body: '<p>' })).toBe(
      'HTTP/1.1 799\n\n<p>',
    );
    expect(writeRawResponse({ kind: 'response', status: 204, headers: {} })).toBe(
      'HTTP/1.1 204 No Content\n',
    );
  });

  it('says that the connection broke', () => {
    expect(writeRawResponse({ kind: 'broken connection' })).toContain('is unknown');
  });
});
