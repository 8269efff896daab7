/**
 * Contrast of the colors that the site's strings and controls have, wherever they are used (WCAG 2.2: 1.4.3 and 1.4.11).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readModeColors } from '../support/contrast.ts';

const css = readFileSync(path.resolve('app/css/tokens.css'), 'utf8');

const BACKGROUNDS = ['background', 'surface', 'surface-strong', 'target'];
const TEXTS = [
  ...['text', 'text-quiet', 'accent-text', 'warning-text', 'danger-text'],
  ...['method-get', 'method-post', 'method-put', 'method-delete'],
];

const TEXT_PAIRS = [
  ...BACKGROUNDS.flatMap((background) =>
    TEXTS.map((text) => [`color-${text}`, `color-${background}`] as const),
  ),
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-text'],
  ['announcement-text', 'announcement-background'],
] as const;

const CONTROL_PAIRS = BACKGROUNDS.map((background) => ['color-accent', `color-${background}`] as const);

describe.each(['dark', 'light'] as const)('in %s mode', (mode) => {
  const colors = readModeColors(css, mode);
  const measure = (one: string, other: string): number =>
    contrast(colors.get(`--${one}`) ?? '', colors.get(`--${other}`) ?? '');

  it('both modes have the same colors', () => {
    expect([...colors.keys()].sort()).toEqual(
      [...readModeColors(css, mode === 'dark' ? 'light' : 'dark').keys()].sort(),
    );
  });

  it.each(TEXT_PAIRS)('%s is readable on %s', (text, background) => {
    expect(measure(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('%s shows on %s', (control, background) => {
    expect(measure(control, background)).toBeGreaterThanOrEqual(3);
  });
});
