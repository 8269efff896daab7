import { expect, it } from 'vitest';
import { codeHash, proofOf, sampleProof } from './proofs.ts';

const [[id, hash] = ['', '']] = Object.entries(sampleProof('python').samples);

it('the record names code by its content', () => {
  expect(hash).toMatch(/^[\w-]{16}$/);
  expect(codeHash('print(1)\n')).not.toBe(codeHash('print(2)\n'));
});

it('code that did not run is not proven, whatever its id', () => {
  expect(proofOf('python', id, 'print("never ran")\n')).toBeUndefined();
  expect(proofOf('go', id, '')).toBeUndefined();
});
