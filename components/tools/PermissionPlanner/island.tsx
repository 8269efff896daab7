import type { ReactNode } from 'react';
import { explainRejection, holderAsText, planAsText, rejectionAsText } from '@site/engines/permissions';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import { Choice } from './Choice';
import { facts } from './facts';
import { chosenHolder, PermissionView } from './PermissionView';
import { PlanView } from './PlanView';
import { usePlan, type PlanAnswer } from './use-plan';
import { INITIAL, viewOf, type PlannerState } from './planner-state';
import { rejectedCall, RejectionView } from './RejectionView';

const VIEW_LABELS = {
  plan: 'What my code needs',
  permission: 'What a permission opens',
  rejected: 'Why a call is rejected',
};

/** What the view shows, as plain text. Undefined while it shows nothing. */
function answerOf(state: PlannerState, { chosen, plan }: PlanAnswer): (() => string) | undefined {
  const view = viewOf(state);
  if (view === 'plan') return chosen.length === 0 ? undefined : () => planAsText(plan);
  if (view === 'permission') {
    const holder = chosenHolder(state);
    return holder === undefined ? undefined : () => holderAsText(holder);
  }
  const call = rejectedCall(state);
  return call === undefined ? undefined : () => rejectionAsText(call, explainRejection(call, facts));
}

/** Plans permissions from code or operations, and explains permissions and rejected calls. All in the browser. */
export function Island(): ReactNode {
  const { state, change, leftOut } = useAddressState('permissions', INITIAL);
  const answer = usePlan(state);
  const view = viewOf(state);
  return (
    <ToolFrame name="Permission planner">
      <Choice
        legend="What do you want to know?"
        options={VIEW_LABELS}
        value={view}
        onChoose={(chosen) => {
          change({ view: chosen });
        }}
      />
      {view === 'plan' && <PlanView state={state} change={change} answer={answer} />}
      {view === 'permission' && <PermissionView state={state} change={change} />}
      {view === 'rejected' && <RejectionView state={state} change={change} />}
      <ToolActions
        answer={answerOf(state, answer)}
        leftOut={leftOut}
        onReset={() => {
          change(INITIAL);
        }}
      />
    </ToolFrame>
  );
}
