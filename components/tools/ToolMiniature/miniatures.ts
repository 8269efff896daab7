/** What each miniature asks for, and where its result comes from. */

import type { Answer } from './answer';

export interface Miniature {
  /** Label of the field. */
  readonly label: string;
  readonly example: string;
  readonly button: string;
  /** Loads the engine. */
  readonly load: () => Promise<{ readonly answer: Answer }>;
}

export const MINIATURES = {
  simulator: {
    label: 'Request',
    example: 'GET /tokens/30973af6-93f0-4d2e-b4b3-15a136a33945',
    button: 'Send',
    load: () => import('./answers/simulator'),
  },
  expressions: {
    label: 'Mask for the passport number C01X00T47',
    example: '{{ data | reveal: 0, 3 }}',
    button: 'Evaluate',
    load: () => import('./answers/expressions'),
  },
  errors: {
    label: 'What your code received',
    example: 'HTTP 408 from POST /proxy',
    button: 'Find',
    load: () => import('./answers/errors'),
  },
  'webhook-signature': {
    label: 'Body of a delivery',
    example: '{"delivered_at": "2026-11-02T09:30:00Z", "event": {"type": "token.created"}}',
    button: 'Sign, then change a byte',
    load: () => import('./answers/webhook-signature'),
  },
  'test-data': {
    label: 'What you want to test',
    example: 'challenge',
    button: 'Find',
    load: () => import('./answers/test-data'),
  },
  permissions: {
    label: 'Your code',
    example: 'client.tokens.create(…)',
    button: 'Find permissions',
    load: () => import('./answers/permissions'),
  },
} as const satisfies Readonly<Record<string, Miniature>>;

export type MiniatureName = keyof typeof MINIATURES;
