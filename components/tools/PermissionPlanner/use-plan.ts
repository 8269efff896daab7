import { useDeferredValue, useMemo } from 'react';
import {
  adviceOnKeys,
  planAccess,
  readContainers,
  recognizeCode,
  type AccessPlan,
  type RecognizedCode,
} from '@site/engines/permissions';
import { facts } from './facts';
import { dataView, hasSecrets, runsIn, words, type PlannerState } from './planner-state';

/** What the planner found in a reader's code and choices, and the plan for it. */
export interface PlanAnswer {
  readonly recognized: RecognizedCode;
  /** IDs of operations: what the code calls, and what was chosen. */
  readonly chosen: readonly string[];
  readonly containers: readonly string[];
  readonly wrongContainers: readonly string[];
  /** Whether the code contains a key or a card number. */
  readonly isSecret: boolean;
  readonly plan: AccessPlan;
}

/** The plan for what a reader wrote; long code is read when the browser has time. */
export function usePlan(state: PlannerState): PlanAnswer {
  const code = useDeferredValue(state.code);
  const recognized = useMemo(() => recognizeCode(code, facts), [code]);
  const isSecret = useMemo(() => hasSecrets(code), [code]);
  return useMemo(() => {
    const without = words(state.without);
    const found = recognized.operations.map(({ id }) => id).filter((id) => !without.includes(id));
    // An address can have any words.
    const listed = words(state.operations).filter((id) => facts.operations.some((one) => one.id === id));
    const chosen = [...new Set([...found, ...listed])];
    const written = readContainers(
      state.containers.trim() === '' ? recognized.containers.join(' ') : state.containers,
    );
    const containers = written.containers.length === 0 ? ['/'] : written.containers;
    const wish = { operations: chosen, runsIn: runsIn(state), containers, view: dataView(state) };
    const plan = planAccess(wish, facts);
    const advice = [...adviceOnKeys(recognized, plan, wish.runsIn), ...plan.advice];
    return {
      recognized,
      chosen,
      containers,
      wrongContainers: written.wrong,
      isSecret,
      plan: { ...plan, advice },
    };
  }, [state, recognized, isSecret]);
}
