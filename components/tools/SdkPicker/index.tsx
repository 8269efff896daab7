import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import type { ComponentProps } from '../../registry/component-types';
import { Island as View } from './island';
import styles from './styles.module.css';

/** Leads from three questions to an SDK; below it, the same as a list. */
export function SdkPicker({ children }: ComponentProps<'SdkPicker'>): ReactNode {
  return (
    <>
      <Island name="SdkPicker" view={View} props={{}} />
      <div className={styles.list}>{children}</div>
    </>
  );
}
