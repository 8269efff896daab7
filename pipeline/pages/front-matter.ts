/** The schema of a page's front matter. */
import path from 'node:path';
import * as z from 'zod';
import { SAMPLE_LANGUAGES } from '../code-samples/index.ts';
import { PAGE_TYPES } from './page-types.ts';

const frontMatterSchema = z.strictObject({
  title: z.string().min(2),
  description: z
    .string()
    .min(60, 'a description has at least 60 characters: say what the reader gets')
    .max(160, 'a description has at most 160 characters, so that search engines show it whole')
    .endsWith('.', 'a description is one sentence and ends with a full stop'),
  page_type: z.enum(PAGE_TYPES),
  /** What readers call the page's subject where the page itself doesn't. Search finds it by them. */
  keywords: z.array(z.string().min(2)).max(16).optional(),
  /** The same for sections that answer a question of their own, by their IDs. */
  section_keywords: z.record(z.string(), z.array(z.string().min(2)).max(8)).optional(),
  /** The one language of the page's samples, for the page of an SDK. */
  sample_language: z.enum(SAMPLE_LANGUAGES).optional(),
  hide_table_of_contents: z.boolean().optional(),
});

/** The front matter of a page, checked. */
export type PageFrontMatter = Readonly<z.infer<typeof frontMatterSchema>>;

/**
 * Checks the front matter of one page.
 *
 * @param filePath the page's file, for the message
 * @throws a sentence that gives the page, the field and what it accepts
 */
export function checkFrontMatter(filePath: string, frontMatter: unknown): PageFrontMatter {
  const result = frontMatterSchema.safeParse(frontMatter);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return `it has no field "${issue.keys.join('", "')}" (known: ${Object.keys(frontMatterSchema.shape).join(', ')})`;
    return `${issue.path.join('.')}: ${issue.message}`;
  });
  throw new Error(
    `${path.relative(process.cwd(), filePath)}: the front matter is not valid: ${problems.join('; ')}.`,
  );
}
