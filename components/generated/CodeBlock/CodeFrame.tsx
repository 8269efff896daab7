import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import { SampleName } from '@site/components/browser/sample-context/sample-name';
import { CopyButton } from '../../shared/CopyButton';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

type CodeFrameProps = Pick<ComponentProps<'CodeBlock'>, 'title' | 'subject' | 'wrap' | 'illustrative'> & {
  /** The `code` element. */
  readonly children: ReactNode;
};

/**
 * What is around code, with its title, a copy button and a wrap toggle. The button copies what the browser renders, which
 * leaves out the environment that the reader didn't choose.
 */
export function CodeFrame({
  title,
  subject = 'code',
  wrap = false,
  illustrative = false,
  children,
}: CodeFrameProps): ReactNode {
  const name = useContext(SampleName) ?? subject;
  return (
    <figure className={styles.block} data-copy-scope>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={`Wrap the ${name}`}
          aria-pressed={wrap}
          data-wrap
        >
          Wrap
        </button>
        <CopyButton subject={`the ${name}`} className={styles.tool} />
      </div>
      <pre className={clsx(styles.code, wrap && styles.wrapped)} data-scroll-box="">
        {children}
      </pre>
      {illustrative && <p className={styles.note}>Illustrative: the wording can differ</p>}
    </figure>
  );
}
