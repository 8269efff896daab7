import type { RunsIn } from './plan';
import type { AccessPlan } from './types';
import type { RecognizedCode } from './recognize';
import { SEE } from './see';
import type { Advice } from './types';

/**
 * What's wrong with the keys in code: a private one where anyone can read it, or a public one for calls that no public
 * key can make.
 */
export function adviceOnKeys(
  { keyTypes }: RecognizedCode,
  { applications, session }: AccessPlan,
  runsIn: RunsIn,
): readonly Advice[] {
  if (runsIn === 'browser' && keyTypes.includes('private'))
    return [
      {
        text: 'This code contains a private key. Anyone who opens the page or the app can use it. If it was ever shipped, delete the key and create another.',
        ...SEE.keys,
      },
    ];
  const others = applications.filter(({ type }) => type !== 'public').map(({ type }) => type);
  const isPublicOnly = keyTypes.includes('public') && !keyTypes.includes('private');
  if (!isPublicOnly || others.length === 0) return [];
  const needed = session === undefined ? `a ${others.join(' and a ')} key` : 'a session';
  return [
    {
      text: `This code contains a public key, but some of what it calls needs ${needed}.`,
      ...SEE.keys,
    },
  ];
}
