import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../content/tables/index.ts';
import { checkFrontMatter } from './front-matter.ts';
import { loadSample } from '../code-samples/samples/index.ts';
import { expandPage } from '../../tests/support/expand-page.ts';

async function errorTable(rows: string): Promise<string[]> {
  const root = path.join(await mkdtemp(path.join(os.tmpdir(), 'tables-')), 'data');
  await mkdir(root);
  const columns = '  - { key: code, label: Code, type: integer }';
  const table = `description: Errors\nkey: code\ncolumns:\n${columns}\nrows:\n${rows}`;
  await writeFile(path.join(root, 'errors.yaml'), table);
  return [root];
}

describe('an author’s mistake ends the build with a sentence', () => {
  it('gives the page, the line and the closest operation', async () => {
    await expect(expandPage('# Page\n\n<Operation id="tokens.creat" />')).rejects.toThrow(
      /docs\/example\.mdx, line 3, <Operation>: The API description has no operation "tokens\.creat"\. Did you mean "tokens\.create"\?/,
    );
  });

  it('lists the examples that an operation has', async () => {
    await expect(expandPage('<Request operation="tokens.create" example="crad" />')).rejects.toThrow(
      /The operation "tokens\.create" has no example "crad"\. It has: card, .*openapi\/paths/,
    );
  });

  it('lists the attributes that a component takes', async () => {
    await expect(expandPage('<Operation identifier="tokens.create" />')).rejects.toThrow(
      /<Operation> (has no attribute "identifier"|lacks the attribute "id")\. Its attributes: id, example\./,
    );
  });

  it('rejects an expression where text is wanted', async () => {
    await expect(expandPage('<Operation id={tokens.create} />')).rejects.toThrow(
      /<Operation> accepts plain text for "id", not an expression\. Write id="value"\./,
    );
  });

  it('rejects a component in the middle of a line', async () => {
    await expect(expandPage('See <Schema name="Token" /> here.')).rejects.toThrow(
      /<Schema> is in a line of text\. Put it in a paragraph of its own/,
    );
  });

  it('suggests the closest component, wherever the page holds one that does not exist', async () => {
    await expect(expandPage('Text.\n\n<Crads>\n\nText.\n\n</Crads>')).rejects.toThrow(
      /docs\/example\.mdx, line 3: There is no component <Crads>\. Did you mean "Cards"\? contributing\/components\.md lists .*npm run components/,
    );
  });

  it('lists the attributes of a component that the page renders itself', async () => {
    await expect(expandPage('<Card title="Errors" href="/docs">Text.</Card>')).rejects.toThrow(
      /line 1: <Card> has no attribute "href"\. Its attributes: title, to\.|<Card> lacks the attribute "to"/,
    );
  });

  it('lists the kinds of admonition', async () => {
    await expect(expandPage(':::cautious\n\nText.\n\n:::')).rejects.toThrow(
      /line 1: There is no admonition ":::cautious"\. Write one of: note, tip, warning, danger\./,
    );
  });

  it('shows how the title of an admonition is written', async () => {
    await expect(expandPage(':::note A title\n\nText.\n\n:::')).rejects.toThrow(
      /line 1: This admonition is not read as one\. Write :::note or :::note\[Title\], and ::: to end it\./,
    );
  });

  it('suggests the closest schema', async () => {
    await expect(expandPage('<Schema name="Tokn" />')).rejects.toThrow(
      /no schema "Tokn"\. Did you mean "Token"\?/,
    );
  });

  it('lists the statuses that an operation documents', async () => {
    await expect(expandPage('<Response operation="tokens.create" status="418" />')).rejects.toThrow(
      /documents no response 418\. It documents: 201, /,
    );
  });

  it('identifies a sample that does not exist, on the page that asks for it', async () => {
    await expect(expandPage('Text.\n\n<Sample id="no-such-sample" />')).rejects.toThrow(
      /docs\/example\.mdx, line 3, <Sample>: .*no-such-sample/,
    );
    expect(() => loadSample('no-such-sample')).toThrow(/no-such-sample/);
  });

  it('suggests the closest table when one is missing', async () => {
    await expect(expandPage('<DataTable name="api-error" />')).rejects.toThrow(
      /There is no table "api-error"\. Did you mean api-errors\?/,
    );
  });

  it('identifies the row of a table that its columns reject', async () => {
    const roots = await errorTable('  - { code: 400 }\n  - { code: many }');
    expect(() => loadDataTable('errors', roots)).toThrow(
      /data\/errors\.yaml, row 2: row\/code must be integer/,
    );
  });

  it('identifies the key that two rows share', async () => {
    const roots = await errorTable('  - { code: 400 }\n  - { code: 400 }');
    expect(() => loadDataTable('errors', roots)).toThrow(/row 2: another row has the code "400" too/);
  });

  it('describes what front matter takes', () => {
    const page = path.resolve('content/docs/example.mdx');
    expect(() =>
      checkFrontMatter(page, { title: 'Example', description: 'Too short.', page_type: 'essay' }),
    ).toThrow(/docs\/example\.mdx: the front matter is not valid: .*at least 60 characters.*page_type/);
    expect(() => checkFrontMatter(page, { title: 'Example', desciption: 'x' })).toThrow(
      /it has no field "desciption" \(known: title, description/,
    );
  });

  it('asks a diagram for its title and description', async () => {
    await expect(expandPage('```mermaid\nsequenceDiagram\n  A->>B: hello\n```')).rejects.toThrow(
      /docs\/example\.mdx, line 1: .*title/,
    );
  });
});
