import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { ensureCommand } from './find-command.ts';

it('accepts a command on the path', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'command-'));
  writeFileSync(path.join(folder, 'jq'), '');
  chmodSync(path.join(folder, 'jq'), 0o755);
  await expect(ensureCommand('jq', { PATH: folder })).resolves.toBeUndefined();
});

it('identifies a command that is not there and cannot be installed without a question', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  await expect(ensureCommand('jq', { PATH: '' })).rejects.toThrow('There is no command jq. Install it');
});
