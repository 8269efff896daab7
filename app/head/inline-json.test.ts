import { expect, it } from 'vitest';
import { inlineJson } from './inline-json.ts';

it('ends no script and begins no comment of HTML', () => {
  const value = { id: '</script><!--', list: ['<'] };
  expect(inlineJson(value)).not.toContain('<');
  expect(JSON.parse(inlineJson(value))).toEqual(value);
});
