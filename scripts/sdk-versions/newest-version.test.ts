import { describe, expect, it } from 'vitest';
import { CLIENTS, newestFirst } from './newest-version.ts';

describe('newestFirst', () => {
  it('orders by number, not by letter, and leaves previews out', () => {
    expect(newestFirst(['5.7.0', 'v10.0.1', '6.0.0-beta.1', '6.1.1', 'latest'])).toEqual([
      '10.0.1',
      '6.1.1',
      '5.7.0',
    ]);
  });
});

describe('what a client prints', () => {
  it.each([
    ['npm', '["1.0.0","2.0.0"]', ['1.0.0', '2.0.0']],
    ['npm', '"1.0.0"', ['1.0.0']],
    ['pypi', 'X (2.0.0)\nAvailable versions: 2.0.0, 1.0.0\n', ['2.0.0', '1.0.0']],
    ['go', 'example.com/x/v6 v6.0.0 v6.1.0\n', ['v6.0.0', 'v6.1.0']],
    ['go', 'example.com/x/v6\n', []],
    ['maven', '[INFO]    com.example:api-client:jar:7.0.3:compile\n', ['7.0.3']],
    ['maven', '[INFO] BUILD SUCCESS', []],
  ] as const)('%s: %s', (registry, output, versions) => {
    expect(CLIENTS[registry].versions(output)).toEqual(versions);
  });
});
