import { describe, expect, it } from 'vitest';
import { SAMPLE_LEVEL, markdownSections, usualAnchor, wholeSection } from './sections.ts';

const PAGE = `---
title: Tokens
---

> All pages: /llms.txt

# Tokens

What a token is.

<a id="tokens-create"></a>

## Create a token

\`POST /tokens\`

###### cURL

\`\`\`bash
# a comment, no heading
curl
\`\`\`

### What \`201\` [means](/docs/api)

Created.

- A field

  \`\`\`\`md
  \`\`\`
  ## inside of a fence
  \`\`\`\`

## Errors

None.
`;

describe('the sections of a page', () => {
  const sections = markdownSections(PAGE);

  it('begin at its headings, and at nothing that only looks like one', () => {
    expect(sections.map(({ heading, level, anchor }) => [heading, level, anchor])).toEqual([
      ['', 1, ''],
      ['Tokens', 1, ''],
      ['Create a token', 2, 'tokens-create'],
      ['What 201 means', 3, 'what-201-means'],
      ['Errors', 2, 'errors'],
    ]);
  });

  it('contain all of its text', () => {
    expect(sections.map(({ text }) => text).join('\n')).toBe(PAGE);
  });

  it('end before a sample, where that is asked for', () => {
    const headings = markdownSections(PAGE, SAMPLE_LEVEL).map(({ heading }) => heading);
    expect(headings).toContain('cURL');
  });
});

describe('a whole section', () => {
  it('has the sections below it', () => {
    const whole = wholeSection(markdownSections(PAGE), 'tokens-create') ?? '';
    expect(whole).toMatch(/^<a id="tokens-create">/);
    expect(whole).toContain('What `201`');
    expect(whole).not.toContain('## Errors');
  });

  it("isn't there for an anchor that no heading has", () => {
    expect(wholeSection(markdownSections(PAGE), 'nope')).toBeUndefined();
  });
});

it.each([
  ['Create a token', 'create-a-token'],
  ["What it's for, and C#", 'what-its-for-and-c'],
  ['Größe 2', 'größe-2'],
])('%s usually has the anchor %s', (heading, anchor) => {
  expect(usualAnchor(heading)).toBe(anchor);
});
