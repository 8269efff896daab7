import { useState, type MouseEvent, type ReactNode } from 'react';
import { copyMessage, useCopy } from '@site/src/lib/controls/use-copy';
import styles from './styles.module.css';

/**
 * A table with values to copy. One handler serves all its buttons, and one message says for all of them what happened.
 */
export function CopyableRows({ children }: { readonly children?: ReactNode }): ReactNode {
  const { outcome, copy } = useCopy();
  const [value, setValue] = useState('');
  const copyValue = (event: MouseEvent<HTMLElement>): void => {
    const button = event.target;
    if (!(button instanceof HTMLButtonElement) || button.value === '') return;
    setValue(button.value);
    void copy(button.value, button.parentElement?.querySelector('code') ?? button);
  };
  return (
    <div onClick={copyValue}>
      {children}
      <div role="status" className={styles.message}>
        {outcome !== null && copyMessage(outcome, ` ${value}`)}
      </div>
    </div>
  );
}
