/**
 * The `unit` tests start with this. None of them reads pages or tables, so a change there doesn't run them. One that
 * does belongs to `written`.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/project.mjs';
import { isWriting } from './written-tests.ts';

const GUARDED = Symbol.for('reads of what people write are errors');

type Reader = (file: fs.PathLike, ...others: readonly unknown[]) => unknown;

/** Throws where the file is one of those that people write. */
function refuseWriting(file: unknown): void {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  if (typeof name !== 'string') return;
  const place = path.relative(root, path.resolve(name)).replaceAll(path.sep, '/');
  if (isWriting(place))
    throw new Error(
      `A unit test reads ${place}, which people write. Add the test to scripts/checks/written-tests.ts.`,
    );
}

function guard(module: object, names: readonly string[]): void {
  const readers = module as Record<string, Reader>;
  for (const name of names) {
    const read = readers[name];
    if (read === undefined) throw new Error(`Node.js has no ${name}.`);
    readers[name] = function guarded(this: unknown, file, ...others) {
      refuseWriting(file);
      return read.call(this, file, ...others);
    };
  }
}

// Files that one worker runs share its modules.
if (!(GUARDED in globalThis)) {
  Object.assign(globalThis, { [GUARDED]: true });
  guard(fs, ['readFileSync', 'readFile', 'readdirSync', 'readdir', 'createReadStream', 'openSync']);
  guard(fs.promises, ['readFile', 'readdir', 'open']);
  syncBuiltinESMExports();
}
