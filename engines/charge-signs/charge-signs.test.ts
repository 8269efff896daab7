import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHARGE_SIGNS } from '.';

const { rows } = parse(readFileSync('content/data/card-payments/charge-signs.yaml', 'utf8')) as {
  readonly rows: readonly { readonly approved: string; readonly declined: string }[];
};

it('are what the table of signs has, in its order', () => {
  const said = ({ pointer, value }: { pointer: readonly string[]; value: string | boolean }): string =>
    `\`${pointer.join('.')}\` is \`${String(value)}\``;
  expect(rows).toHaveLength(CHARGE_SIGNS.length);
  for (const [index, { approval, decline }] of CHARGE_SIGNS.entries()) {
    expect(rows[index]?.approved).toContain(said(approval));
    expect(rows[index]?.declined).toContain(said(decline));
    expect(rows[index]?.declined).toContain(`\`${String(decline.status)}\``);
  }
});
