import { useCallback, useEffect, useState } from 'react';
import { browserCrypto } from '@site/components/browser/browser-crypto';
import { readTime, verifyDelivery, type SignedHere, type Verdict } from '@site/engines/webhook-signatures';

/** What the reader works on; the address holds it. */
export type DeliveryState = Record<'headers' | 'body' | 'key' | 'version' | 'at', string>;

/** After the last key, in milliseconds: a signature is opened for each look. */
const WAIT_MS = 150;

/**
 * What the checks say about a delivery.
 *
 * @returns the verdict, which is undefined while there's nothing to check, and what checks again as time goes by
 */
export function useVerdict(
  { headers, body, key, version, at }: DeliveryState,
  signedHere: SignedHere | undefined,
): readonly [verdict: Verdict | undefined, checkAgain: () => void] {
  const [verdict, setVerdict] = useState<Verdict>();
  const [round, setRound] = useState(0);
  const isEmpty = headers.trim() === '' && body.trim() === '';
  useEffect(() => {
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      const subtle = browserCrypto();
      if (subtle === undefined || isEmpty) return;
      const receivedAt = readTime(at.trim()) ?? Date.now();
      const delivery = { headers, body, publicKey: key, keyVersion: version, receivedAt, signedHere };
      void verifyDelivery(delivery, subtle).then((next) => {
        if (isCurrent) setVerdict(next);
      });
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [headers, body, key, version, at, signedHere, isEmpty, round]);
  const checkAgain = useCallback(() => {
    setRound((count) => count + 1);
  }, []);
  return [isEmpty ? undefined : verdict, checkAgain];
}
