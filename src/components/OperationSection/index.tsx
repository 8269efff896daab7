import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface BlockProps {
  readonly children?: ReactNode;
}

/** One operation of the API: words on the left, samples on the right where the screen is wide enough. */
export function OperationSection({ children }: BlockProps): ReactNode {
  return (
    <section className={styles.section} data-operation>
      {children}
    </section>
  );
}

/** What an operation does and takes. */
export function OperationText({ children }: BlockProps): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/** Request and response of an operation; stays in view while the words beside it are read. */
export function OperationSamples({ children }: BlockProps): ReactNode {
  return <div className={styles.samples}>{children}</div>;
}

interface OperationPartProps extends BlockProps {
  readonly title: string;
  readonly id: string;
}

/** A part of an operation, e.g. its request body. Not in the contents list, which names the operations. */
export function OperationPart({ title, id, children }: OperationPartProps): ReactNode {
  return (
    <>
      <Heading as="h3" id={id} className={styles.part}>
        {title}
      </Heading>
      {children}
    </>
  );
}

/** Stands for the example of a response without a body. */
export function EmptyResponse({ title, children }: BlockProps & { readonly title: string }): ReactNode {
  return (
    <div className={styles.empty}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}

/** The fields of one object. */
export function SchemaSection({ children }: BlockProps): ReactNode {
  return <div className={styles.schema}>{children}</div>;
}
