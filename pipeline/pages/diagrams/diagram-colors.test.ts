import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readModeColors } from '../../../tests/support/contrast.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../app/css/diagrams.css'), 'utf8');

const texts = [
  ['--diagram-text', '--diagram-background'],
  ['--diagram-text', '--diagram-box'],
  ['--diagram-text', '--diagram-header'],
  ['--diagram-text', '--diagram-note'],
  ['--diagram-label', '--diagram-background'],
  ['--diagram-label', '--diagram-header'],
] as const;

const lines = [
  ['--diagram-line', '--diagram-background'],
  ['--diagram-line', '--diagram-box'],
  ['--diagram-line', '--diagram-header'],
  ['--diagram-line', '--diagram-note'],
  ['--diagram-arrow', '--diagram-background'],
] as const;

describe.each(['dark', 'light'] as const)('the colors of diagrams in %s mode', (mode) => {
  const colors = readModeColors(css, mode);

  it.each(texts)('%s is readable on %s', (text, background) => {
    expect(contrast(colors.get(text) ?? '', colors.get(background) ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(lines)('%s stands out from %s', (line, background) => {
    expect(contrast(colors.get(line) ?? '', colors.get(background) ?? '')).toBeGreaterThanOrEqual(3);
  });
});
