/** The check of a masked key, for a key that passes; `check-masked-key.test.ts` has those that do not. */
import type { Scenario } from './scenarios.ts';
import { json } from './scripted-answers.ts';

const token = (id: string, data?: object): ReturnType<typeof json> => json(200, { id, type: 'card', data });

export const MASKED_KEY_SCENARIOS: readonly Scenario[] = [
  {
    sample: 'check-masked-key',
    when: 'the key only reads masks',
    answers: [
      token('token-1'),
      token('token-2'),
      token('token-3'),
      token('token-1', { number: 'XXXXXXXXXXXX4242' }),
      token('token-2', { first_name: 'Grace' }),
      json(403, { title: 'Forbidden', status: 403 }),
      json(201, { session_key: 'session-key-1', nonce: 'nonce-1' }),
      json(404, { title: 'Not found', status: 404 }),
    ],
    requests: 8,
    says: /^ok the card number is absent\n(ok .+\n){4}ok no session reveals the number$/,
  },
];
