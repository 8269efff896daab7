import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import tools from '@site/components/shared/tools/tools.module.css';
import { SelectField, TextField } from './Choice';
import { dataView, type PartProps } from './planner-state';
import type { PlanAnswer } from './use-plan';
import styles from './styles.module.css';

const DATA = {
  '': {
    mask: 'Masked',
    reveal: 'In plain text',
    redact: 'Not at all',
  },
};

/** Which tokens a plan is limited to, and how it shows their data. Open where one of it isn't the default. */
export function Limits({
  state,
  change,
  answer: { recognized, wrongContainers },
}: PartProps & { readonly answer: PlanAnswer }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const fromCode = state.containers.trim() === '' && recognized.containers.length > 0;
  const isLimited = fromCode || state.containers !== '' || state.data !== '';
  return (
    <details
      className={styles.limits}
      open={isOpen || isLimited}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>Containers, and data in responses</summary>
      <div className={clsx(tools.columns, styles.fields)}>
        <TextField
          label="Containers"
          hint={
            fromCode
              ? `From your code: ${recognized.containers.join(', ')}. Write / for every container.`
              : 'Paths such as /pci/ for cards or /pii/ for personal data. Empty means every container.'
          }
          value={state.containers}
          onWrite={(containers) => {
            change({ containers });
          }}
        />
        <SelectField
          label="Data in responses"
          hint="What your code sees when it reads tokens. Proxies use the full data either way."
          groups={DATA}
          value={dataView(state)}
          onWrite={(data) => {
            change({ data });
          }}
        />
      </div>
      {wrongContainers.length > 0 && (
        <p role="alert">
          {wrongContainers.join(', ')} isn’t a container. A path has letters, digits, - and _ between slashes.
        </p>
      )}
    </details>
  );
}
