import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSkill, skillNames } from './index.ts';

const GOOD = {
  title: 'title: Charge a card',
  description: 'description: Charge a card. Use when someone asks to take a payment.',
  guide: 'guide: /docs/card-payments/charge-card',
  steps: 'steps: [{ workflow: charge-card }]',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'agent-skills-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function load(changed: Readonly<Record<string, string>>, name = 'charge-card'): unknown {
  writeFileSync(path.join(folder, `${name}.yaml`), Object.values({ ...GOOD, ...changed }).join('\n'));
  return loadSkill(name, folder);
}

describe('the definition of a skill', () => {
  it('is read from its file, with lists that can be absent', () => {
    expect(load({})).toMatchObject({ name: 'charge-card', rules: [], samples: [], tests: [] });
    expect(skillNames(folder)).toEqual(['charge-card']);
  });

  it.each([
    ['no word of when to use it', { description: 'description: Charges a card.' }, /Use when …/],
    ['a description that is too long', { description: `description: Use when ${'x'.repeat(1020)}` }, /1024/],
    ['a section without an anchor', { rules: 'rules: [was-it-charged]' }, /write #anchor/],
    ['a request without an example', { steps: 'steps: [{ request: tokens.create }]' }, /operation\/example/],
    ['no step', { steps: 'steps: []' }, /steps/],
    ['an unknown field', { more: 'licence: MIT' }, /licence/],
  ])('is rejected with %s', (_, changed, problem) => {
    expect(() => load(changed)).toThrow(/data\/agent-skills\/charge-card\.yaml has an unexpected shape/);
    expect(() => load(changed)).toThrow(problem);
  });

  it.each(['Charge', 'charge--card', 'charge_card', '-charge', 'x'.repeat(65)])(
    'is rejected with the name %s',
    (name) => {
      expect(() => load({}, name)).toThrow(
        `content/data/agent-skills/${name}.yaml: a skill is named in lower case`,
      );
    },
  );

  it('that no one wrote is named', () => {
    expect(() => loadSkill('charge', folder)).toThrow('There is no content/data/agent-skills/charge.yaml');
  });
});
