import { describe, expect, it } from 'vitest';
import { className } from './class-name.ts';

describe('the name of a class', () => {
  it('is one for each sheet, wherever the project is and whatever loads the sheet', () => {
    const file = `${process.cwd()}/components/writing/Fold/styles.module.css`;
    const name = className('answer', file);
    expect(name).toMatch(/^answer_[a-z\d]{4}$/);
    expect(className('answer', `${file}?inline`)).toBe(name);
    expect(className('answer', `${process.cwd()}/components/writing/Cards/styles.module.css`)).not.toBe(name);
  });

  it('ends the build where two sheets would share it', () => {
    // A sheet of each number, until two have the same four characters.
    const all = (): void => {
      for (let count = 0; count < 20_000; count += 1) className('same', `sheet-${String(count)}.module.css`);
    };
    expect(all).toThrow(
      /^sheet-\d+\.module\.css: The class "same" would be called like the one of sheet-\d+/,
    );
  });
});
