/**
 * The voice of everything that people read. `npm run voice` prints how often each rule applies, `npm run voice -- <file>`
 * the finds of a file; `--check` fails where there are more than `counts.json` allows, and `--lower` writes down that
 * there are fewer.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithSentence } from '../lib/end-with-sentence.mjs';
import { root } from '../lib/project.mjs';
import { compareCounts, countFindings, keepCounts, lowerCounts, readCounts } from './counts.ts';
import { findingsIn } from './cached-findings.ts';
import { risenLines, findingLines, summaryLines } from './report.ts';
import { filesWithProse } from './texts/files.ts';

async function check(): Promise<readonly string[]> {
  const found = await findingsIn(await filesWithProse());
  return risenLines(compareCounts(await readCounts(), countFindings(found)), found);
}

async function main(args: readonly string[]): Promise<void> {
  const print = (lines: readonly string[]): void => {
    console.log(lines.join('\n'));
  };
  if (args.includes('--check')) {
    const problems = await check();
    if (problems.length > 0) process.exitCode = 1;
    print(problems.length > 0 ? problems : ['No sentence falls back.']);
  } else if (args.includes('--lower')) {
    const counted = countFindings(await findingsIn(await filesWithProse()));
    await keepCounts(lowerCounts(await readCounts(), counted));
    const differences = compareCounts(await readCounts(), counted);
    print([
      differences.length > 0
        ? `Some counts have risen, and stay as they were: \`npm run voice -- --check\` lists them.`
        : 'The counts are those of today.',
    ]);
  } else if (args.length > 0) {
    const files = args.map((file) => path.relative(root, path.resolve(file)).replaceAll(path.sep, '/'));
    const missing = files.find((file) => !existsSync(path.join(root, file)));
    if (missing !== undefined)
      throw new Error(`There is no ${missing}. Name files from the project's folder.`);
    print(findingLines(await findingsIn(files)));
  } else print(summaryLines(await findingsIn(await filesWithProse())));
}

await endWithSentence(() => main(process.argv.slice(2)));
