/** What 3DS guides refer to by its ID. Besides cards, it's the sessions that a page or a redirect made before. */
import { SAMPLES_APPLICATION } from '../applications/access';
import { authenticationOf, hasChallenge } from './authentication';
import { outcomeOf } from './test-cards';
import type { ThreeDsSession } from './types';

const FRICTIONLESS = '5204247750001471';
const CHALLENGED = '4000020000000000';

const FRICTIONLESS_INTENT = '7c1e94d2-0b5a-4f68-a3c7-2e9d8b6f1045';
const CHALLENGED_INTENT = 'b83a5f07-6e2d-4c94-91fb-d0c7e4a21b69';
const FRICTIONLESS_TOKEN = '4f9d0e72-a1c6-4b35-8d2f-9e7b3c5a0618';
const CHALLENGED_TOKEN = 'e06c8b31-7f4a-4d92-b5e8-1a3d6f9c2b70';

const IDS = { acs: '1f8bb0ce-d216-4b4e-9445-ec80bb775480', ds: '83730533-d2c7-42b0-bfb1-72e500dcbf81' };

/** Card numbers by the ID of a token or a token intent. */
type Cards = readonly (readonly [string, string])[];

interface ThreeDsSeeds {
  readonly tokens: Cards;
  readonly intents: Cards;
  readonly sessions: ReadonlyMap<string, ThreeDsSession>;
}

/** A session after its authentication and its challenge. A card whose outcome is an error leaves it unchanged. */
function authenticated(session: ThreeDsSession): ThreeDsSession {
  const outcome = outcomeOf(session.number);
  if (outcome === undefined || 'fails' in outcome) return session;
  const authentication = authenticationOf(session, {}, IDS);
  const done = { ...session, authentication, authenticatedAt: session.createdAt };
  return { ...done, isChallengeOver: hasChallenge(done) };
}

/**
 * What 3DS guides start from.
 *
 * @param createdAt milliseconds since 1970
 * @param expiresAt when what isn't authenticated ends, in milliseconds since 1970
 * @param card the number of a 3DS test card for all of it. Without one, each guide has the card of its story
 */
export function threeDsSeeds(createdAt: number, expiresAt: number, card?: string): ThreeDsSeeds {
  const [frictionless, challenged] = [card ?? FRICTIONLESS, card ?? CHALLENGED];
  const shared = {
    type: 'customer',
    given: { device: 'browser' },
    createdBy: SAMPLES_APPLICATION,
    createdAt,
    expiresAt,
  } as const;
  const sessions: readonly ThreeDsSession[] = [
    {
      ...shared,
      id: 'd27f6b18-5c3e-4a90-8e41-6f0b2d9c7a35',
      number: frictionless,
      source: { token_intent_id: FRICTIONLESS_INTENT },
    },
    authenticated({
      ...shared,
      id: '5e0b7a3c-2f64-4c1e-9d58-7b6a1c0e4f21',
      number: challenged,
      source: { token_intent_id: CHALLENGED_INTENT },
    }),
    authenticated({
      ...shared,
      id: 'cc51fad6-6d43-4903-be17-1a9088a89960',
      number: challenged,
      source: { token_id: CHALLENGED_TOKEN },
    }),
  ];
  return {
    tokens: [
      [FRICTIONLESS_TOKEN, frictionless],
      [CHALLENGED_TOKEN, challenged],
    ],
    intents: [
      [FRICTIONLESS_INTENT, frictionless],
      [CHALLENGED_INTENT, challenged],
    ],
    sessions: new Map(sessions.map((one) => [one.id, one])),
  };
}
