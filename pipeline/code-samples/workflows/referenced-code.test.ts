import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withReferencedCode } from './referenced-code.ts';

const CODE = 'const a = "1: { b }";\n\nmodule.exports = async () => ({ raw: `${a}\\n` });\n';

function samples(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'code-'));
  mkdirSync(path.join(root, 'api/add-key'), { recursive: true });
  writeFileSync(path.join(root, 'api/add-key/javascript.js'), CODE);
  return root;
}

describe('a reference to code', () => {
  it('is replaced by exactly that code, and nothing around it changes', () => {
    const text = '# A comment\nsteps:\n  - type: code\n    code: { $sample: add-key }\n    name: "x" # y\n';
    const result = withReferencedCode(text, samples());
    expect(parse(result)).toEqual({ steps: [{ type: 'code', code: CODE, name: 'x' }] });
    expect(result).toMatch(/^# A comment\n/);
    expect(result).toMatch(/\n {4}name: "x" # y\n$/);
  });

  it('to a sample that does not exist is an error that names the closest', () => {
    expect(() => withReferencedCode('code: { $sample: ad-key }\n', samples())).toThrow(
      'There is no sample "ad-key". Did you mean "add-key"?',
    );
  });
});
