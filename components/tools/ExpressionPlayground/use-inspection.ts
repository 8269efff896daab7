import { useEffect, useState } from 'react';
import type { Attempt, Evaluator, Inspection } from '@site/engines/expression-playground';
import { startEvaluator } from '@site/components/tools/ExpressionPlayground/start-evaluator';
import { start } from './use-attempt';

/** A reader who types gets a result after the last key. */
const WAIT_MS = 150;

const START = JSON.stringify(start.attempt);

interface ShownInspection {
  /** Of the attempt before, while the newest is evaluated; undefined before the first. */
  readonly inspection: Inspection | undefined;
  readonly isBusy: boolean;
  /** Evaluates the same once more, for filters that give something else each time. */
  readonly again: () => void;
}

/** What an attempt gives, evaluated off the page's thread. The build has evaluated the attempt of the start. */
export function useInspection(attempt: Attempt): ShownInspection {
  const [evaluator] = useState<Evaluator>(startEvaluator);
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ readonly key: string; readonly inspection: Inspection }>();
  const key = JSON.stringify(attempt);
  useEffect(() => evaluator.end, [evaluator]);
  useEffect(() => {
    if (key === START) return undefined;
    let isOld = false;
    const timer = window.setTimeout(() => {
      void evaluator.inspect(JSON.parse(key) as Attempt).then((inspection) => {
        if (!isOld && inspection !== undefined) setFound({ key, inspection });
      });
    }, WAIT_MS);
    return () => {
      isOld = true;
      window.clearTimeout(timer);
    };
  }, [evaluator, key, round]);
  const isStart = key === START;
  return {
    inspection: isStart ? start.inspection : found?.inspection,
    isBusy: !isStart && found?.key !== key,
    again: () => {
      setRound(round + 1);
    },
  };
}
