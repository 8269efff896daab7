import type { ReactNode } from 'react';
import { platformView, serverValues, type GuideRun } from '@site/engines/guide-runs';
import { DestinationPanels, VaultPanel } from '@site/components/shared/simulator/Panels';
import tools from '@site/components/shared/tools/tools.module.css';
import panels from '@site/components/shared/simulator/panels.module.css';

function Server({ run }: { readonly run: GuideRun }): ReactNode {
  const outcomes = run.program.steps.flatMap(({ title }, place) => {
    const charge = run.history.findLast(({ step }) => step === place)?.verdict.charge;
    return charge === undefined ? [] : [{ title, charge }];
  });
  return (
    <div>
      <p className={panels.title}>Your server knows</p>
      <ul>
        {serverValues(run).map(({ name, value, from }) => (
          <li key={name}>
            {name}: <code>{value}</code>
            {from !== 'Your server' && `, from “${from}”`}
          </li>
        ))}
        {outcomes.map(({ title, charge }) => (
          <li key={title}>
            {title}: <strong>{charge}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What server, vault, and processors hold after the last step. */
export function Parties({ run }: { readonly run: GuideRun }): ReactNode {
  const view = platformView(run);
  return (
    <div className={`${tools.columns ?? ''} ${tools.result ?? ''}`}>
      <Server run={run} />
      <VaultPanel view={view} />
      <DestinationPanels destinations={view.destinations} />
    </div>
  );
}
