import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface HeadingProps extends ComponentProps<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading whose text is the link to it, so that screen readers call it by its text alone. */
export function Heading({ as: As, id, children, className, ...props }: HeadingProps): ReactNode {
  if (As === 'h1' || id === undefined)
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  return (
    <As {...props} id={id} className={clsx('anchor', className)}>
      <a href={`#${id}`} className={styles.anchor}>
        {children}
      </a>
    </As>
  );
}
