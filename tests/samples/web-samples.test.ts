import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import type { LanguageId } from '../../pipeline/code-samples/lists.ts';
import { doubleElements } from '../support/elements-double/index.ts';
import { doubleWallets } from '../support/wallets-double/index.ts';
import { casesToRun, type Choice } from './support/by-record/cases-to-run.ts';
import { skipAsRecorded } from './support/by-record/skip-as-recorded.ts';
import { expectRecord } from './support/record.ts';
import { bundlePages } from './web/bundle.ts';
import { WEB_ENTRIES } from './web/entries/index.ts';
import type { SamplePage } from './web/entry.ts';
import { runScenario, samplePages, type Setting } from './web/run-scenario.ts';
import { SHOP } from './web/serve-page.ts';
import { WRONG_CALLS, WRONG_WALLET_CALLS } from './web/wrong-calls.ts';

const IN_BROWSERS = ['typescript', 'react', 'html'] as const;

interface WebFile {
  readonly sample: string;
  readonly language: (typeof IN_BROWSERS)[number];
}

const textOf = ({ sample, language }: WebFile): string => `samples/${sample}, ${language}`;

/** The files of samples that a page is made of. */
function filesOf(page: SamplePage): readonly WebFile[] {
  // It runs with doubles of its packages, which isn't a proof.
  if ('native' in page) return [];
  if ('react' in page) return [{ sample: page.react, language: 'react' }];
  const script: WebFile = { sample: page.script, language: 'typescript' };
  return page.html === undefined ? [script] : [script, { sample: page.html, language: 'html' }];
}

function isForBrowsers(language: LanguageId, code: string): boolean {
  // A program in JavaScript that exports a function runs on the platform.
  if (language === 'javascript') return !code.includes('module.exports');
  return IN_BROWSERS.some((name) => name === language);
}

describe('samples for browsers', () => {
  it('all have an entry that says who sees and receives what', () => {
    const files = sampleIds().flatMap((id) =>
      loadSample(id)
        .files.filter(({ language, code }) => isForBrowsers(language, code))
        .map(({ language }) => `samples/${id}, ${language}`),
    );
    const used = new Set(WEB_ENTRIES.flatMap(({ pages }) => pages.flatMap(filesOf)).map(textOf));
    const unused = files.filter((file) => !used.has(file));
    expect(unused, 'Write an entry for each in tests/samples/web/entries/.').toEqual([]);
  });
});

function codeOf(sample: string, language: LanguageId): string {
  return loadSample(sample).files.find((file) => file.language === language)?.code ?? '';
}

function nameOf(page: SamplePage): string {
  if ('script' in page) return `${page.script} in TypeScript`;
  return 'native' in page ? `${page.native} in React Native` : `${page.react} in React`;
}

const isUsed = ({ sample, language }: WebFile): boolean =>
  WEB_ENTRIES.some(({ pages }) =>
    pages.flatMap(filesOf).some((file) => textOf(file) === textOf({ sample, language })),
  );

const choiceOf = (language: (typeof IN_BROWSERS)[number]): Promise<Choice> =>
  casesToRun({
    language,
    test: import.meta.filename,
    programs: new Map(
      sampleIds()
        .filter((sample) => isUsed({ sample, language }))
        .map((sample) => [`samples/${sample}`, codeOf(sample, language)]),
    ),
  });
const choices = {
  typescript: await choiceOf('typescript'),
  react: await choiceOf('react'),
  html: await choiceOf('html'),
};

/** Samples for React Native, whose packages have doubles here: no proof, so no page says that they ran. */
const nativeSamples = WEB_ENTRIES.flatMap(({ pages }) =>
  pages.flatMap((page) => ('native' in page ? [page.native] : [])),
);
const nativeChoice = await casesToRun({
  language: 'react',
  test: import.meta.filename,
  programs: new Map(nativeSamples.map((sample) => [`native/${sample}`, codeOf(sample, 'react-native')])),
});

/** Whether a page runs: one of its files has changed, or is drawn. */
const isChosen = (page: SamplePage): boolean =>
  'native' in page
    ? nativeChoice.runs(`native/${page.native}`)
    : filesOf(page).some(({ sample, language }) => choices[language].runs(`samples/${sample}`));
const chosenEntries = WEB_ENTRIES.map(({ pages, scenarios }) => ({
  pages: pages.filter(isChosen),
  scenarios,
}));

describe('a sample in a browser', () => {
  const failedNative = new Set<string>();
  const passed = new Map<string, WebFile>();
  const failed = new Set<string>();
  let setting: Setting;

  beforeAll(async () => {
    const pages = chosenEntries.flatMap((entry) => entry.pages);
    setting = { description: await loadApiDescription(), scripts: await bundlePages(pages) };
  });

  const runs = chosenEntries.flatMap(({ pages, scenarios }) =>
    pages.flatMap((page) =>
      scenarios.map((scenario) => ({ name: nameOf(page), when: scenario.when, page, scenario })),
    ),
  );

  it.each(runs)('$name: $when', async ({ page, scenario }) => {
    onTestFinished(({ task }) => {
      if ('native' in page && task.result?.state !== 'pass') failedNative.add(page.native);
      for (const file of filesOf(page)) {
        if (task.result?.state === 'pass') passed.set(textOf(file), file);
        else failed.add(textOf(file));
      }
    });
    await expect(runScenario(page, scenario, setting)).resolves.toBeUndefined();
  });

  skipAsRecorded(...Object.values(choices), nativeChoice);

  it.each(IN_BROWSERS)('is in the record of %s, if it ran; `npm run proofs` renews it', (language) => {
    const proven = new Map(
      [...passed.values()]
        .filter((file) => file.language === language && !failed.has(textOf(file)))
        .map(({ sample }) => [`samples/${sample}`, codeOf(sample, language)]),
    );
    expectRecord(choices[language], proven);
    expect.hasAssertions();
  });

  it('is in the record with doubles of React Native, if it ran; `npm run proofs` renews it', () => {
    const proven = [...nativeChoice.programs].filter(
      ([id]) => nativeChoice.runs(id) && !failedNative.has(id.replace('native/', '')),
    );
    expectRecord(nativeChoice, new Map(proven));
    expect.hasAssertions();
  });
});

/** Without it the browser asks the shop for one, and reports that nothing is there. */
const NO_ICON = '<link rel="icon" href="data:,">';

describe('the double of the platform', () => {
  it('says of each wrong call what is wrong, and ends the test, also when the page catches the error', async () => {
    const loader = await readFile('node_modules/@basis-theory/web-elements/dist/bundle/index.js', 'utf8');
    const body = `${NO_ICON}<div id="first"></div><div id="second"></div><script>${loader}</script>`;
    await samplePages.withPage(async (page) => {
      await page.unrouteAll();
      await page.route(SHOP, (route) => route.fulfill({ contentType: 'text/html', body }));
      const platform = await doubleElements(page, { answer: () => ({ status: 200, body: {} }) });
      await page.goto(SHOP);
      for (const { name, call, sentence } of WRONG_CALLS) {
        const earlier = platform.problems.length;
        const part = () =>
          page.evaluate(`window.basistheory('key').then(async (bt) => { ${call} }).then(() => {}, () => {})`);
        await expect(platform.during(part)).rejects.toThrow();
        await expect.poll(() => platform.problems.length).toBe(earlier + 1);
        const said = { name, problem: platform.problems[earlier] };
        expect(said).toEqual({ name, problem: expect.stringMatching(sentence) as string });
        await page.evaluate(() => {
          for (const container of document.querySelectorAll('div')) container.replaceChildren();
        });
      }
    });
  });

  it.each(WRONG_WALLET_CALLS)('$name', async ({ call, sentence, whenLoaded = false }) => {
    await samplePages.withPage(async (page) => {
      await page.unrouteAll();
      const event = whenLoaded ? 'window.onload' : "document.querySelector('button').onclick";
      const script = `${event} = async () => { try { ${call} } catch {} };`;
      const sources = ['<APPLE_PAY_SDK_URL>', 'https://pay.google.com/gp/p/js/pay.js'];
      const scripts = sources.map((source) => `<script src="${source}"></script>`).join('');
      const body = `${NO_ICON}${scripts}<button>Pay</button><script>${script}</script>`;
      await page.route(SHOP, (route) => route.fulfill({ contentType: 'text/html', body }));
      const platform = await doubleElements(page, { answer: () => ({ status: 200, body: {} }) });
      await doubleWallets(page);
      await page.goto(SHOP);
      const part = async () => {
        if (!whenLoaded) await page.getByRole('button', { name: 'Pay', exact: true }).click();
        await page.waitForTimeout(5000);
      };
      await expect(platform.during(part)).rejects.toThrow(sentence);
    });
  });

  it('leaves a missing key to the package', async () => {
    const { basistheory } = await import('@basis-theory/web-elements');
    await expect(basistheory('')).rejects.toThrow('API key is required');
  });
});
