/** No sample writes a token, a body, an error or a key to a console: logs are read by more people than the vault is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import type { ApiDescription } from '../../pipeline/content/api-description/types.ts';
import { emitProgram } from '../../pipeline/code-samples/requests/index.ts';
import { type LanguageId, SAMPLE_LANGUAGES } from '../../pipeline/code-samples/lists.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { readWorkflow, workflowCalls, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import { everySample } from './support/every-sample.ts';
import { TESTED } from './languages.ts';
import { revealingPrints } from './support/reading/printed-values.ts';

describe('a print is found', () => {
  it.each<[LanguageId, string, string]>([
    ['node', 'console.log(token);', 'a token'],
    ['node', 'console.error("failed:", error);', 'an error'],
    ['node', 'console.error("failed:", error.body);', 'the body of an error'],
    ['node', 'console.log(response.status, await response.text());', 'a body'],
    ['node', 'console.log(`failed: ${error.message}`);', 'a message, which repeats the body'],
    ['node', 'console.log(session.sessionKey);', 'a session key'],
    ['typescript', 'console.error(error);', 'an error of the Elements, which has the body'],
    ['react', 'console.error(reason);', 'an error of the Elements, which has the body'],
    ['python', 'print(token)', 'a token'],
    ['python', 'print("The request is not valid:", error.body)', 'the body of an error'],
    ['python', 'raise SystemExit(f"{response.status_code} {response.text}")', 'a body'],
    ['go', 'fmt.Println(token)', 'a token'],
    ['go', 'log.Fatal("not valid: ", badRequest.Body)', 'the body of an error'],
    ['java', 'System.err.println("not valid: " + error.body());', 'the body of an error'],
    ['csharp', 'Console.Error.WriteLine($"not valid: {error.Body}");', 'the body of an error'],
    ['swift', 'print(String(describing: error))', 'an error'],
  ])('in %s: %s prints %s', (language, code) => {
    expect(revealingPrints(TESTED[language].prints, code)).toHaveLength(1);
  });

  it.each<[LanguageId, string]>([
    ['node', 'console.log(token.id, token.type);'],
    ['node', 'console.log(page.data.map(({ id }) => id));'],
    ['node', 'console.error(`The request failed: ${error.statusCode}`);'],
    ['python', 'print(token.id)'],
    ['python', 'print([item.id for item in page.items or []])'],
    ['go', 'fmt.Println(*token.ID)'],
    ['java', 'System.out.println(token.getId().orElseThrow());'],
    ['csharp', 'Console.WriteLine(token.Id);'],
    ['swift', 'print(String(describing: type(of: error)))'],
  ])('and not in %s: %s', (language, code) => {
    expect(revealingPrints(TESTED[language].prints, code)).toEqual([]);
  });
});

/** Their errors have a string and nothing else: the libraries of 3DS keep no response in them. */
const THREEDS =
  /^threeds-(?:app-(?:challenge|initialize|session)|checkout|redirect|react-native-(?:challenge|session)|web-(?:challenge|session))$/;

/**
 * Samples that still print what they should not, or only look like it, each with the reason. A sample that is corrected
 * leaves the list, and no other one joins it.
 */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['apple-pay-button', 'errors of its own requests, which have a status and no body'],
  ['google-pay-button', 'errors of its own requests, which have a status and no body'],
  ['charge-with-fallback', '`result` is the name of an outcome'],
  ...sampleIds()
    .filter((id) => THREEDS.test(id))
    .map((id): [string, string] => [id, 'the text of the 3DS library, which has no card']),
]);

describe.each(sampleIds())('the sample %s', (id) => {
  it('prints no token, body, error or key, unless it is an exception', () => {
    const found = loadSample(id).files.flatMap(({ language, code }) =>
      revealingPrints(TESTED[language].prints, code).map((print) => `${language}: ${print}`),
    );
    // An exception without such a line has to leave the list.
    const isListed = EXCEPTIONS.has(id);
    expect(isListed ? found.slice(0, 1).map(() => id) : found).toEqual(isListed ? [id] : []);
  });
});

describe('emitted programs', () => {
  let description: ApiDescription;

  beforeAll(async () => {
    description = await loadApiDescription();
  });

  it.each(SAMPLE_LANGUAGES)('of workflows in %s print no answer', (language) => {
    const found = workflowNames().flatMap((name) => {
      const calls = workflowCalls(readWorkflow(name, description), description, 'test');
      return revealingPrints(TESTED[language].prints, emitProgram(language, calls)).map(
        (print) => `${name}: ${print}`,
      );
    });
    expect(found).toEqual([]);
  });

  it.each(SAMPLE_LANGUAGES)('of single requests in %s print no answer', async (language) => {
    // A list of the names of event types is all that this operation returns.
    const all = (await everySample(language)).filter(({ id }) => !id.startsWith('webhooks.events.list/'));
    const found = all.flatMap(({ id, code }) =>
      revealingPrints(TESTED[language].prints, code).map((print) => `${id}: ${print}`),
    );
    expect(found).toEqual([]);
  });

  it('of workflows in cURL print parts of an answer only, and none of an error', () => {
    const found = workflowNames().filter((name) => {
      const calls = workflowCalls(readWorkflow(name, description), description, 'test');
      const code = emitProgram('curl', calls);
      return /printf '%s(?:\\n)?' "\$ANSWER"(?! \| jq)/.test(code) || /error\([^)]*\\\(\.\)/.test(code);
    });
    expect(found).toEqual([]);
  });
});
