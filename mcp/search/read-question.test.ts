import { expect, it } from 'vitest';
import { createQuestionReader } from './read-question.ts';

const read = createQuestionReader([['cellar', 'wine storage']]);

it('leaves out what every question says, and gives each word what stands for it', () => {
  expect(read('What does the cellar mean?')).toEqual([{ term: 'cellar', others: [['wine', 'storag']] }]);
});

it('knows what developers say instead of a word of the documentation', () => {
  const [folder] = read('folder');
  expect(folder?.others).toContainEqual(['contain']);
});

it('takes a phrase only as a whole', () => {
  expect(read('storage')).toEqual([{ term: 'storag', others: [] }]);
  expect(read('wine storage').map(({ others }) => others)).toEqual([[['cellar']], [['cellar']]]);
});
