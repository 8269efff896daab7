/** Operations on tokens and token intents. */
import { operation, READING, STORING, type SimulatedOperation } from '../define-operation';
import { createIntent, deleteIntent, getIntent } from './intents';
import { detokenize, tokenize } from './payloads';
import { list, search } from './token-lists';
import { createOne, deleteOne, getOne, updateOne } from './tokens';

export const operations: readonly SimulatedOperation[] = [
  operation('tokens.create', 'POST /tokens', ['token:create'], STORING, createOne),
  operation('tokens.get', 'GET /tokens/{id}', ['token:read'], READING, getOne),
  operation('tokens.update', 'PATCH /tokens/{id}', ['token:update'], STORING, updateOne),
  operation('tokens.delete', 'DELETE /tokens/{id}', ['token:delete'], READING, deleteOne),
  operation('tokens.listV2', 'GET /v2/tokens', ['token:read'], READING, list),
  operation('tokens.searchV2', 'POST /v2/tokens/search', ['token:search'], READING, search),
  operation('tokens.tokenize', 'POST /tokenize', ['token:create'], STORING, tokenize),
  operation('tokens.detokenize', 'POST /detokenize', ['token:read'], READING, detokenize),
  operation(
    'tokenIntents.create',
    'POST /token-intents',
    ['token-intent:create'],
    ['public', 'private'],
    createIntent,
  ),
  operation('tokenIntents.get', 'GET /token-intents/{id}', ['token-intent:read'], [], getIntent),
  operation('tokenIntents.delete', 'DELETE /token-intents/{id}', ['token-intent:delete'], [], deleteIntent),
];
