import { describe, expect, it } from 'vitest';
import { bestPick, optionsOf, searchFor, wantedInAddress, type SdkPick } from './index.ts';

function pick(platform: SdkPick['platform'], language: string, goal: SdkPick['goal']): SdkPick {
  const page = { title: 'Page', route: '/docs' };
  return {
    platform,
    language,
    label: language.toUpperCase(),
    goal,
    sdk: 'SDK',
    package: 'p',
    install: 'i',
    sample: 's',
    page,
  };
}

const nodeCall = pick('server', 'node', 'call');
const nodeWebhook = pick('server', 'node', 'webhook');
const goCall = pick('server', 'go', 'call');
const reactCollect = pick('web', 'react', 'collect');
const picks = [nodeCall, nodeWebhook, goCall, reactCollect];

describe('bestPick', () => {
  it.each([
    [{}, nodeCall],
    [{ platform: 'web' }, reactCollect],
    [{ platform: 'server', language: 'node', goal: 'webhook' }, nodeWebhook],
    // The language decides before the goal.
    [{ platform: 'server', language: 'go', goal: 'webhook' }, goCall],
    [{ language: 'react' }, reactCollect],
    [{ platform: '<script>', language: '', goal: '' }, nodeCall],
  ])('for %o', (wanted, expected) => {
    expect(bestPick(picks, wanted)).toBe(expected);
  });

  it('says which file is empty', () => {
    expect(() => bestPick([], {})).toThrow(/data\/sdks\/sdk-picks\.yaml/);
  });
});

describe('optionsOf', () => {
  it('are those that the parts before leave', () => {
    expect(optionsOf(picks, goCall, 'platform').map(({ value }) => value)).toEqual(['server', 'web']);
    expect(optionsOf(picks, goCall, 'language').map(({ value }) => value)).toEqual(['node', 'go']);
    expect(optionsOf(picks, goCall, 'goal')).toEqual([{ value: 'call', label: 'Call the API' }]);
  });
});

describe('the address', () => {
  it('leads back to the pick that it was made for', () => {
    for (const one of picks) expect(bestPick(picks, wantedInAddress(searchFor(one, '')))).toBe(one);
  });

  it('keeps what else it says', () => {
    expect(searchFor(goCall, '?highlight=go&goal=old')).toBe(
      '?highlight=go&goal=call&platform=server&language=go',
    );
  });
});
