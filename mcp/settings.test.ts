import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe("the command's arguments", () => {
  it('choose standard input and output, or HTTP', () => {
    expect(readSettings([])).toEqual({});
    expect(readSettings(['--http'])).toEqual({ port: 3333 });
    expect(readSettings(['--http', '--port', '0', '--site', 'x'])).toEqual({ port: 0, site: 'x' });
  });

  it.each([
    [['--port', '80'], 'Add --http'],
    [['--http', '--port', 'x'], "isn't a port"],
    [['--http', '--port', '70000'], "isn't a port"],
    [['--https'], 'Use: npm run mcp'],
  ])('are rejected with a sentence: %j', (args, sentence) => {
    expect(() => readSettings(args)).toThrow(sentence);
  });
});
