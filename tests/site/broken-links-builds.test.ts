/**
 * The build treats broken links as errors. That a build without a mistake passes, the
 * build of the site shows. What else ends a build is in `pipeline/pages/author-mistakes.test.ts` and, for the bar,
 * `app/shell/Bar/bar.test.tsx`.
 */
import { expect, it } from 'vitest';
import { buildVariant } from './support/variant-site.ts';

const PAGE = `---
title: Page with a mistake
description: A page in place of one of the site, which holds the mistake that the build has to refuse.
page_type: reference
---

## Part {/* #part */}

[Away](/docs/nowhere), [away](/docs/api#parts)

and [away](./nowhere.mdx).
`;

it('the build treats broken links as errors, and names each with its page, its line and the fix', async () => {
  const { exitCode, output } = await buildVariant('broken-links', {
    'astro.config.mjs':
      "import { astroConfig } from './app/astro/config.ts';\nexport default astroConfig();\n",
    'content/docs/api/errors.mdx': PAGE,
  });
  for (const sentence of [
    "content/docs/api/errors.mdx:9: The link to /docs/nowhere is broken. There's no page /docs/nowhere.",
    'content/docs/api/errors.mdx:9: The link to /docs/api#parts is broken. /docs/api has no anchor #parts.  Did you mean "part"?',
    "content/docs/api/errors.mdx:11: The link to ./nowhere.mdx is broken. There's no page ./nowhere.mdx.",
  ])
    expect(output).toContain(sentence.replace('  ', ' '));
  expect(exitCode).toBe(1);
});
