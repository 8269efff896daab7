import { describe, expect, it } from 'vitest';
import { toolData } from './tool-data.ts';

const FILES = new Map([
  ['PermissionPlanner/facts.json', '{"pages":[]}'],
  ['PermissionPlanner/creation.json', '[]'],
  ['ErrorFinder/facts.json', '{"errors":[]}'],
  ['RunGuide/charge-card.json', '{"name":"charge-card"}'],
  ['TestDataPicker/sample-cards.json', '{"cards":{"4242424242424242":{"does":""}}}'],
]);

describe('what the tools know', () => {
  it('is collected from the files of components', () => {
    expect(toolData(FILES)).toEqual({
      version: 1,
      permissions: { pages: [] },
      creation: [],
      errors: { errors: [] },
      guides: { 'charge-card': { name: 'charge-card' } },
      testCards: ['4242424242424242'],
    });
  });

  it('is an error where no component makes a file', () => {
    const files = new Map(FILES);
    files.delete('ErrorFinder/facts.json');
    expect(() => toolData(files)).toThrow('No component makes ErrorFinder/facts.json');
  });
});
