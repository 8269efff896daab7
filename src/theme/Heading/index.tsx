// Change: the text of a heading is the link to it. The theme puts a link "Direct link to …" into the heading, so that
// screen readers call every heading by its text and that.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({ as: As, id, children, className, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx('anchor', anchorTargetClassName, className)}>
      <a href={`#${id}`} className={styles.anchor}>
        {children}
      </a>
    </As>
  );
}
