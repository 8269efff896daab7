import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withReferencedCode } from './referenced-code.ts';

const CODE = 'const a = "1: { b }";\n\nmodule.exports = async () => ({ raw: `${a}\\n` });\n';

function project(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'code-'));
  mkdirSync(path.join(root, 'samples/a'), { recursive: true });
  writeFileSync(path.join(root, 'samples/a/javascript.js'), CODE);
  return path.join(root, 'workflows');
}

describe('a reference to code', () => {
  it('is replaced by exactly that code, and nothing around it changes', () => {
    const text =
      '# A comment\nsteps:\n  - type: code\n    code: { $ref: ../samples/a/javascript.js }\n    name: "x" # y\n';
    const result = withReferencedCode(text, project());
    expect(parse(result)).toEqual({ steps: [{ type: 'code', code: CODE, name: 'x' }] });
    expect(result).toMatch(/^# A comment\n/);
    expect(result).toMatch(/\n {4}name: "x" # y\n$/);
  });

  it('to a file that does not exist is an error that names it', () => {
    expect(() => withReferencedCode('code: { $ref: ../samples/b/javascript.js }\n', project())).toThrow(
      'There is no file ../samples/b/javascript.js. Correct the $ref or add the sample.',
    );
  });
});
