import { describe, expect, it } from 'vitest';
import {
  loadApiDescription,
  type Operation,
  type RequestExample,
} from '../../content/api-description/index.ts';
import { emitRequestSample, environmentTokens } from '../../code-samples/requests/index.ts';
import { SAMPLE_LANGUAGES, languageById } from '../../code-samples/lists.ts';
import { codeSamples } from '../../../tests/support/code-samples.ts';
import { highlightCode } from './highlight-code.ts';
import { shownText } from './shown-text.ts';

const languages = Object.keys(codeSamples) as (keyof typeof codeSamples)[];

describe('the text of highlighted code', () => {
  it.each(languages)('is the code, whatever %s makes of it', async (language) => {
    for (const code of Object.values(codeSamples)) {
      const { html, lines } = await highlightCode(code, language, { highlightLines: [1] });
      expect(shownText(html, 'test')).toBe(code);
      expect(lines).toBe(code.split('\n').length);
    }
  });

  it('keeps white space at the ends and empty lines', async () => {
    const code = '\n\n  const a = 1;  \n\n\t\n';
    const { html } = await highlightCode(code, 'ts');
    expect(shownText(html, 'test')).toBe(code);
  });

  it('reads every kind of line end as one', async () => {
    const { html, lines } = await highlightCode('a\r\nb\rc', 'text');
    expect(html).toBe('a\nb\nc');
    expect(lines).toBe(3);
  });
});

describe('the elements of highlighted code', () => {
  it('are one per stretch of a class, across white space, and none in the color of the code', async () => {
    const { html } = await highlightCode(
      'async function main(id: string) {\n  // one\n  // two\n  return id;\n}',
      'ts',
    );
    expect(html).toBe(
      '<span class=k>async function</span> <span class=f>main</span>(<span class=p>id</span>: <span class=t>string</span>) {\n' +
        '  <span class=c>// one\n  // two</span>\n  <span class=k>return</span> id;\n}',
    );
  });

  it('distinguish names from values in JSON', async () => {
    const { html } = await highlightCode('{"a<b": ["&", 1, true]}', 'json');
    expect(html).toBe(
      '{<span class=p>"a&lt;b"</span>: [<span class=s>"&amp;"</span>, <span class=n>1</span>, <span class=n>true</span>]}',
    );
  });

  it.each(languages.filter((language) => language !== 'text' && language !== 'console'))(
    'color the code of %s',
    async (language) => {
      const { html } = await highlightCode(codeSamples[language], language);
      const classes = new Set([...html.matchAll(/class=(\w+)/g)].map(([, name]) => name));
      expect(classes.size).toBeGreaterThanOrEqual(2);
    },
  );

  it('add less than twice the length of the code', async () => {
    const code = Object.values(codeSamples).join('').length;
    let html = 0;
    for (const language of languages)
      html += (await highlightCode(codeSamples[language], language)).html.length;
    expect(html - code).toBeLessThan(2 * code);
  });
});

describe('highlighted lines', () => {
  it('are in one box for neighbors, with the line end behind it outside', async () => {
    const { html } = await highlightCode('a\nb\nc\nd\ne', 'text', { highlightLines: [2, 3, 5] });
    expect(html).toBe('a\n<span class=hl>b\nc</span>\nd\n<span class=hl>e</span>');
  });

  it('cut a comment that goes on behind them', async () => {
    const { html } = await highlightCode('/* a\nb */', 'ts', { highlightLines: [1] });
    expect(html).toBe('<span class=hl><span class=c>/* a</span></span>\n<span class=c>b */</span>');
  });

  it.each([0, 3])('must exist: line %i of two does not', async (line) => {
    await expect(highlightCode('a\nb', 'text', { highlightLines: [line] })).rejects.toThrow(
      `The code has 2 lines but line ${String(line)} is to be highlighted. Correct the numbers in braces.`,
    );
  });
});

/** The characters of highlighted code, each with the classes around it. White space shows no color. */
function classesByCharacter(html: string): string[] {
  const around: string[] = [];
  const characters: string[] = [];
  for (const [, opened, closed, text = ''] of html.matchAll(/<span class=(\w+)>|(<\/span>)|(&\w+;|[^<])/g)) {
    if (opened !== undefined) around.push(opened);
    else if (closed !== undefined) around.pop();
    else if (text.trim() !== '') characters.push(`${text} ${around.join(' ')}`);
  }
  return characters;
}

describe('text that differs between the environments', () => {
  const hosts = { test: 'api.test.basistheory.com', production: 'api.basistheory.com' };

  it('is written twice inside the string that holds it', async () => {
    const { html } = await highlightCode("get('https://api.test.basistheory.com/tokens')", 'ts', {
      environmentTokens: hosts,
    });
    expect(html).toBe(
      "<span class=f>get</span>(<span class=s>'https://<span data-env=test>api.test.basistheory.com</span><span data-env=production>api.basistheory.com</span>/tokens'</span>)",
    );
  });

  it.each(SAMPLE_LANGUAGES)(
    'has the colors in production that the code would have there: %s',
    async (language) => {
      const description = await loadApiDescription();
      const operation = description.operations.get('tokens.create') as Operation;
      const example = operation.requestExamples[0] as RequestExample;
      const code = emitRequestSample(language, { description, operation, example, environment: 'test' });
      const tokens = environmentTokens(language);
      const { grammar } = languageById(language);
      const both = await highlightCode(code, grammar, { environmentTokens: tokens });
      const production = await highlightCode(code.replaceAll(tokens.test, tokens.production), grammar);
      const shown = both.html
        .replaceAll(/<span data-env=test>.*?<\/span>(?=<span data-env=production>)/g, '')
        .replaceAll(/<span data-env=production>((?:<span class=\w+>[^<]*<\/span>|[^<]*)*)<\/span>/g, '$1');
      expect(classesByCharacter(shown)).toEqual(classesByCharacter(production.html));
    },
  );

  it.each(languages)('reads right in both environments in %s', async (language) => {
    const code = codeSamples[language];
    const { html } = await highlightCode(code, language, { environmentTokens: hosts, highlightLines: [1] });
    expect(shownText(html, 'test')).toBe(code);
    expect(shownText(html, 'production')).toBe(code.replaceAll(hosts.test, hosts.production));
  });

  it('can be absent in production', async () => {
    const { html } = await highlightCode('f(a, test)', 'ts', {
      environmentTokens: { test: ', test', production: '' },
    });
    expect(shownText(html, 'production')).toBe('f(a)');
  });

  it("can't reach over lines", async () => {
    await expect(
      highlightCode('a', 'ts', { environmentTokens: { test: 'a\nb', production: 'c' } }),
    ).rejects.toThrow('must be in one line');
  });
});

describe('languages', () => {
  it('have their usual short names', async () => {
    const code = 'const a = 1;';
    expect((await highlightCode(code, 'ts')).html).toBe((await highlightCode(code, 'typescript')).html);
  });

  it('are rejected with a list when unknown', async () => {
    await expect(highlightCode('a', 'cobol')).rejects.toThrow(
      /no highlighting for the language "cobol"\. Write one of bash, .*yml, or add it to pipeline\/pages\/highlight\/languages\.ts/,
    );
  });
});
