import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, readModeColors } from '../../../tests/support/contrast.ts';
import { classTheme, DEFAULT_COLOR } from './token-classes.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../app/css/code.css'), 'utf8');

const backgrounds = ['--code-background', '--code-highlight'];

describe.each(['dark', 'light'] as const)('the colors of code in %s mode', (mode) => {
  const colors = readModeColors(css, mode);
  const texts = [...colors.keys()].filter((name) => !backgrounds.includes(name));

  it('are complete', () => {
    expect([...colors.keys()]).toEqual([...readModeColors(css, mode === 'dark' ? 'light' : 'dark').keys()]);
    expect(texts.length).toBeGreaterThanOrEqual(10);
  });

  it.each(backgrounds.flatMap((background) => texts.map((text) => [text, background] as const)))(
    '%s is readable on %s',
    (text, background) => {
      expect(contrast(colors.get(text) ?? '', colors.get(background) ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('the classes of tokens', () => {
  const classes = classTheme.settings.flatMap(({ scope, settings }) =>
    scope === undefined || settings.foreground === DEFAULT_COLOR ? [] : [settings.foreground ?? ''],
  );

  it.each(classes)('have a color: %s', (name) => {
    const property = new RegExp(`pre \\.${name} \\{\\s+color: var\\((--code-[a-z]+)\\);`).exec(css)?.[1];
    expect(readModeColors(css, 'dark').has(property ?? '')).toBe(true);
  });
});
