import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkFrontMatter } from '../pages/index.ts';

/** The framework's hook for front matter: reads as it does, then checks pages of `docs/`. */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  if (params.filePath.includes(`${path.sep}docs${path.sep}`))
    checkFrontMatter(params.filePath, result.frontMatter);
  return result;
};
