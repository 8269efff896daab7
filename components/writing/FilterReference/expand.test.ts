import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { expandPage } from '../../../tests/support/expand-page.ts';

describe('a reference of filters', () => {
  it('has a heading with the name as its ID, the signature, the rule, and the examples with results', async () => {
    const { children } = await expandPage('<FilterReference group="Masking" />');
    const headings = children.filter((node) => node.type === 'heading');
    expect(headings.map(({ data }) => data?.hProperties?.id)).toEqual(['reveal', 'reveal_last', 'last4']);
    const text = children.map((node) => toString(node)).join('\n');
    expect(text).toContain('text | reveal_last: length, mask_char? → text');
    expect(text).toContain('{{ data.ssn | reveal_last: 4 }}"219-09-9999""XXX-XX-9999"');
    expect(text).toMatch(/^Null: .* Errors: .*\.$/m);
  });

  it('lists what fails', async () => {
    const { children } = await expandPage('<FilterReference group="Casting" />');
    const text = children.map((node) => toString(node)).join('\n');
    expect(text).toContain('{{ "maybe" | to_boolean }}Error: not true or false');
  });

  it('fails with the groups that there are', async () => {
    await expect(expandPage('<FilterReference group="Colors" />')).rejects.toThrow(
      /The groups are: Aliasing/,
    );
  });

  it('has an index whose rows lead to the filters', async () => {
    const { children } = await expandPage('<FilterIndex />');
    expect(JSON.stringify(children)).toContain('"url":"#reveal_last"');
  });
});
