/**
 * `npm run sdk-methods -- python`: writes `content/records/sdk-methods/python.json` from the SDK that the proofs install.
 */
import { writeFileSync } from 'node:fs';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import type { SdkMethodsFile } from '../../pipeline/content/sdk-methods/index.ts';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { ensurePython } from '../lib/python-environment.ts';
import { extractPython } from './extract-python.ts';
import { RECORDS } from '../../pipeline/cache/index.ts';

const EXTRACTORS: Readonly<Record<string, (operationIds: readonly string[]) => Promise<SdkMethodsFile>>> = {
  python: async (operationIds) => {
    const { python, missing } = await ensurePython();
    if (python === undefined) throw new Error(missing);
    return extractPython(python, operationIds);
  },
};

await endWithSentence(async () => {
  const [language = ''] = process.argv.slice(2);
  const extract = EXTRACTORS[language];
  if (!extract)
    throw new Error(
      `The methods of "${language}" cannot be read from its SDK. Name one of: ${Object.keys(EXTRACTORS).join(', ')}.`,
    );
  const { operations } = await loadApiDescription();
  const file = `${RECORDS.sdkMethods}/${language}.json`;
  writeFileSync(file, layOut(await extract([...operations.keys()])));
  console.log(`${file} is written.`);
});

/** One entry to a line, so that a difference between two versions is easy to read. */
function layOut({ operations, ...head }: SdkMethodsFile): string {
  const entries = Object.entries(operations).map(([id, method]) => `    "${id}": ${oneLine(method)}`);
  const fields = Object.entries(head).map(([name, value]) => `  "${name}": ${oneLine(value)}`);
  return `{\n${[...fields, `  "operations": {\n${entries.join(',\n')}\n  }`].join(',\n')}\n}\n`;
}

function oneLine(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/([[{])\n\s*/g, '$1')
    .replace(/\n\s*(?=[\]}])/g, '')
    .replace(/\n\s*/g, ' ');
}
