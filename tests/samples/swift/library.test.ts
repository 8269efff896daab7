/** Swift samples use what the libraries have: `content/records/swift-api/`. The samples themselves are in `hand-written.test.ts`. */
import { describe, expect, it } from 'vitest';
import { cellText, loadDataTable, SDK_VERSIONS } from '../../../pipeline/content/tables/index.ts';
import { readDeclarations } from '../../../scripts/swift-api/declarations.ts';
import { bundledGrammar, parse } from '../support/reading/grammar.ts';
import { swiftProblems } from './library-problems.ts';
import { recordedApi } from './library.ts';

it.each([
  ['BasisTheoryElements', 'ios-elements'],
  ['ThreeDS', 'ios-threeds'],
])('the record of %s, which `npm run swift-api` renews, is of the release on the pages', (module, id) => {
  const row = loadDataTable(SDK_VERSIONS).rows.find((candidate) => cellText(candidate.id) === id);
  expect(recordedApi(module).tag).toBe(cellText(row?.version));
});

/** A function of an app that has a card form. */
const inForm = (line: string): string => `import BasisTheoryElements
import ThreeDS
import UIKit

final class Form: UIViewController {
    let number = CardNumberUITextField()
    func isReady() -> Bool { number.metadata.complete && !number.metadata.empty }
    func act(service: ThreeDSService, error: Error?) async throws {
        ${line}
    }
}
`;

const CREATE = 'BasisTheoryElements.createToken(';

describe('the comparison finds', () => {
  it.each([
    ['a wrong label', `${CREATE}request: CreateToken(data: [:])) { _, _ in }`, '"request:" is unknown'],
    [
      'a missing argument',
      'BasisTheoryElements.get(url: "https://a") { _, _, _ in }',
      '"config: Config?" is missing',
    ],
    ['a wrong order', 'let o = TextElementOptions(validation: nil, mask: nil)', '"mask:" comes too late'],
    [
      'another type',
      `${CREATE}body: UpdateToken(data: [:])) { _, _ in }`,
      'body is CreateToken, not UpdateToken',
    ],
    [
      'a closure with too few parameters',
      `${CREATE}body: CreateToken(data: [:])) { token in }`,
      'has 1 parameters',
    ],
    ['an unknown method', 'BasisTheoryElements.makeToken()', 'has no member makeToken'],
    ['an unknown type', 'let o = TextOptions()', 'no import of the sample gives TextOptions'],
    [
      'a type for the library only',
      'let e = error as? ThreeDSServiceError',
      'ThreeDSServiceError is internal',
    ],
    [
      'an initializer for the library only',
      'let f = CardNumberUITextField(frame: .zero)',
      '"frame:" is unknown',
    ],
    ['a member for the library only', 'number.inputMask = nil', 'keeps to itself inputMask'],
    ['an unknown case', 'BasisTheoryElements.environment = .TESTING', 'Environment has no .TESTING'],
    [
      'a case with too few values',
      'if case .httpError(let s)? = error as? HttpClientError {}',
      'has 2 values, not 1',
    ],
    ['an unknown property', 'print(number.cardMetadata.last4)', 'CardMetadata has no member last4'],
    [
      'one of an event',
      'number.subject.sink(receiveCompletion: { _ in }, receiveValue: { e in print(e.done) })',
      'ElementEvent has no member done',
    ],
    [
      'an optional that is not unwrapped',
      `${CREATE}body: CreateToken(data: [:])) { token, _ in print(token.id) }`,
      'Unwrap it before .id',
    ],
    [
      'a call that throws without try',
      'number.setConfig(options: TextElementOptions(mask: []))',
      'Write try',
    ],
    ['an async call without await', 'try service.createSession(tokenId: "a")', 'Write await'],
    [
      'plain text of a response',
      'BasisTheoryElements.getTokenById(id: "a") { t, _ in print(t?.data?.number?.value as Any) }',
      'JSON.value must not be used',
    ],
    ['a way around the text getter', 'print(number.attributedText as Any)', 'has no member attributedText'],
    [
      'a call with a private key',
      'BasisTheoryElements.authorizeSession(nonce: "n") { _, _ in }',
      'needs a private key',
    ],
    ['`complete` alone', 'print(number.metadata.complete)', '`complete` is read alone'],
  ])('%s', async (_, line, expected) => {
    const problems = await swiftProblems(inForm(line));
    expect(problems.join('\n')).toContain(expected);
  });

  it('a field that is sent untouched', async () => {
    const code = inForm(`${CREATE}body: CreateToken(data: ["number": number])) { _, _ in }`);
    expect(await swiftProblems(code)).toEqual([]);
    expect(await swiftProblems(code.replace(/.*isReady.*\n/, ''))).toHaveLength(1);
  });

  it('a library without its import', async () => {
    const code = inForm('print(number.metadata.valid)');
    expect(await swiftProblems(code)).toEqual([]);
    const problems = await swiftProblems(code.replace('import ThreeDS\n', ''));
    expect(problems).toEqual([expect.stringContaining('gives ThreeDSService.')]);
  });
});

describe('the reading of a library', () => {
  const source = `
public class Till: Box {
    public static let label: String = "a"
    public private(set) var count: Int = 0
    var secret = 1
    public init(size: Int, _ color: Color? = nil) {}
    init(secret: Int) {}
    public func open(by name: String, then done: @escaping ((_ coin: Coin?, _ error: Error?) -> Void)) async throws -> Coin? { nil }
}
extension Till { public func close() {} }
extension String { public func shout() {} }
public enum Coin: Error { case one, many(count: Int, String?) }
struct Hidden {}
`;

  it('keeps names, labels, types, and defaults of what is public', async () => {
    const { types, internal } = readDeclarations([await parse(bundledGrammar('swift'), source)]);
    expect(Object.keys(types)).toEqual(['Till', 'Coin']);
    expect(internal).toEqual(['Hidden']);
    expect(types.Till).toMatchObject({
      kind: 'class',
      bases: ['Box'],
      internal: ['secret', 'init(secret:)'],
      inits: [
        {
          parameters: [
            { label: 'size', type: 'Int' },
            { type: 'Color?', default: true },
          ],
        },
      ],
      properties: { label: { type: 'String', static: true }, count: { type: 'Int' } },
    });
    expect(types.Till?.methods.open).toEqual([
      {
        parameters: [
          { label: 'by', type: 'String' },
          { label: 'then', type: '(Coin?, Error?) -> Void' },
        ],
        async: true,
        throws: true,
        returns: 'Coin?',
      },
    ]);
    expect(types.Till?.methods.close).toEqual([{ parameters: [] }]);
    expect(types.Coin?.cases).toEqual({
      one: [],
      many: [{ label: 'count', type: 'Int' }, { type: 'String?' }],
    });
  });
});
