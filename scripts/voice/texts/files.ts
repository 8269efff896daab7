/** Which files are read, and as what. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import postcss from 'postcss';
import { root } from '../../lib/project.mjs';
import { commentPassages } from './comments.ts';
import { markdownPassages, pagePassages } from './markdown.ts';
import type { Passage, Place } from './passage.ts';
import { modulePassages } from './typescript.ts';
import { yamlPassages } from './yaml.ts';

/** What isn't prose, or isn't written by us: cases, queries, what commands write, and this folder's examples. */
const LEFT_OUT = [
  /(?:^|\/)(?:package|package-lock|tsconfig|reference)\.json$|\.schema\.json$|^cspell\.json$/,
  /^records\/.*\.json$/,
  /^bench\/results(?:\/[^/]+)?\.md$/,
  /^tests\/search\/.*\.yaml$/,
  /^tests\/pages\/(?:inferred-facts|page-sections)\.yaml$/,
  /(?:worked-cases|hostile-inputs)\.yaml$/,
  /^scripts\/voice\/(?:rules\/|counts\.json)/,
];

const READ = /\.(?:mdx?|ya?ml|tsx?|[cm]?js|css)$|^content\/site\/.*\.json$/;

/** Code whose strings readers see, and not only who writes pages. */
const INTERFACE =
  /^(?:engines\/|app\/(?:shell|browser|css)\/|components\/(?!builders\/|registry\/|pages\.ts|tools\/ErrorFinder\/facts\/))/;

/** Where a file's counts belong. */
function placeOf(file: string): Place {
  if (file.startsWith('content/docs/')) return 'docs';
  if (file.endsWith('.md') || file.startsWith('readme/')) return 'readmes';
  if (file.startsWith('content/openapi/')) return 'openapi';
  if (file.startsWith('content/data/')) return 'data';
  if (/^content\/(?:samples|projects|workflows)\//.test(file)) return 'samples';
  if (/^(?:content\/gallery|tests\/screenshots)\/.*\.mdx$/.test(file)) return 'interface';
  if (/^content\/site\/.*\.json$/.test(file)) return 'interface';
  return 'code';
}

/** The passages of a file, by what it's written in. */
export async function passagesOf(file: string): Promise<readonly Passage[]> {
  const text = await readFile(path.join(root, file), 'utf8');
  const place = placeOf(file);
  const around = { place, firstLine: 1, danger: false };
  if (file.endsWith('.mdx')) return pagePassages(text, place);
  if (file.endsWith('.md')) return markdownPassages(text, around);
  if (/\.(?:ya?ml|json)$/.test(file))
    return yamlPassages(text, place, !/^(?:content\/records|tests)\//.test(file));
  if (file.endsWith('.css')) return styleSheetPassages(text);
  const isSample = place === 'samples';
  return modulePassages(text, file, {
    comments: place,
    strings: isSample ? place : INTERFACE.test(file) ? 'interface' : 'code',
    toldOnly: isSample || file.startsWith('tests/') || /\.test\.tsx?$|\/testing\//.test(file),
  });
}

function styleSheetPassages(text: string): Passage[] {
  const comments: { text: string; line: number }[] = [];
  postcss.parse(text).walkComments((comment) => {
    comments.push({ text: comment.text, line: comment.source?.start?.line ?? 1 });
  });
  return commentPassages(comments, 'code');
}

/** Every file of the project that has prose, by name. */
export async function filesWithProse(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: root, maxBuffer: 1 << 26 },
  );
  return stdout
    .split('\n')
    .filter((file) => READ.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file)))
    .toSorted();
}
