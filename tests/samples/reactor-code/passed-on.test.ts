/** Code that replaces a value with a token passes on named fields: what it doesn't know can repeat the value. */
import { describe, expect, it } from 'vitest';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { passedOnUnnamed, tokenizes } from './passed-on.ts';

describe('what is passed on without a name is found', () => {
  it.each([
    ['return { body: { ...body, card: token.id }, headers };', '...body'],
    ['const { pan, ...rest } = body;\nreturn { body: { ...rest, token } };', '...rest'],
    ['const read = ({ pan, ...rest }) => ({ pan, rest });\nreturn { body: { ...rest } };', '...rest'],
    ['return { raw: { ...req.args, token: token.id } };', '...req.args'],
    ['delete body.card;\nreturn { body, headers };', 'body'],
    ['delete args.body.card;\nreturn { body: args.body };', 'body: args.body'],
  ])('%s', (code, found) => {
    expect(passedOnUnnamed(`const run = async () => { ${code} };`)).toEqual([found]);
  });

  it.each([
    'return { body: { order_id: body.order_id, card: token.id }, headers: { ...headers } };',
    'const { pan, state } = body;\nreturn { body: { state, token } };',
  ])('and not in %s', (code) => {
    expect(passedOnUnnamed(`const run = async () => { ${code} };`)).toEqual([]);
  });
});

const tokenizing = sampleIds().flatMap((id) =>
  loadSample(id).files.flatMap(({ language, code }) =>
    language === 'javascript' && code.includes('module.exports') && tokenizes(code) ? [{ id, code }] : [],
  ),
);

it('samples tokenize', () => {
  expect(tokenizing.length).toBeGreaterThan(5);
});

it.each(tokenizing)('the sample $id only returns named fields', ({ code }) => {
  expect(passedOnUnnamed(code)).toEqual([]);
});
