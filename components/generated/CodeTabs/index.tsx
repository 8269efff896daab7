import { Children, isValidElement, useContext, useId, type ReactElement, type ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { tabFamily } from '@site/components/browser/sample-preferences/tabs';
import type { ComponentProps } from '../../registry/component-types';
import { SampleName } from '../../browser/sample-context/sample-name';
import { RunButton } from '../../tools/RunSample';
import styles from './styles.module.css';

type CodePanelProps = ComponentProps<'CodePanel'>;

/** The page that describes how samples are tested. */
const TESTED_PAGE = '/docs/how-samples-are-tested';

/** One language of a sample, with a mark if tests checked it; only inside `CodeTabs`, which renders it. */
export function CodePanel({ checked, run, label, children }: CodePanelProps): ReactNode {
  const name = useContext(SampleName) ?? label;
  return (
    <>
      {run !== undefined && (
        <div className={styles.panelRun}>
          <RunButton sample={run} subject={name} />
        </div>
      )}
      {checked !== undefined && (
        <Link to={TESTED_PAGE} className={styles.mark} data-markdown-ignore>
          <span>Tested: {checked}</span>
        </Link>
      )}
      {children}
    </>
  );
}

function EnvironmentSelect({ sample }: { readonly sample: string }): ReactNode {
  return (
    // The browser would bring back what it showed before; what was chosen is stored.
    <select
      className={styles.environment}
      aria-label={`Environment of ${sample}`}
      autoComplete="off"
      data-environments
    >
      <option value="test">Test host</option>
      <option value="production">Production host</option>
    </select>
  );
}

/**
 * One sample in several languages. The choice applies to the whole site; which panel shows is decided by a rule that
 * the head script writes before the first paint, and without a choice by `app/css/samples.css`.
 */
export function CodeTabs({
  title,
  subject = title ?? 'the sample',
  environments = false,
  run,
  children,
}: ComponentProps<'CodeTabs'>): ReactNode {
  const prefix = useId();
  const panels = Children.toArray(children).filter((child): child is ReactElement<CodePanelProps> =>
    isValidElement(child),
  );
  const hasOwnRuns = panels.some((panel) => panel.props.run !== undefined);
  const languages = panels.map((panel) => panel.props.language);
  const families = languages.map(tabFamily);
  const family = families.includes('server') ? 'server' : (families[0] ?? 'web');
  return (
    <div className={styles.tabs}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div
        className={hasOwnRuns ? `${styles.frame ?? ''} ${styles.twoLines ?? ''}` : styles.frame}
        data-languages={languages.join(' ')}
        data-family={family}
      >
        <div className={styles.bar}>
          <div
            role="tablist"
            aria-label={`${family === 'processor' ? 'Processors' : 'Languages'} of ${subject}`}
            className={styles.list}
          >
            {panels.map(({ props: { language, label } }, index) => (
              <button
                key={language}
                type="button"
                role="tab"
                value={language}
                aria-controls={`${prefix}-${language}`}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
                className={styles.tab}
              >
                {label}
              </button>
            ))}
          </div>
          {environments && <EnvironmentSelect sample={subject} />}
          {run !== undefined && <RunButton sample={run} subject={subject} />}
        </div>
        {panels.map((panel) => (
          <div
            key={panel.props.language}
            role="tabpanel"
            id={`${prefix}-${panel.props.language}`}
            aria-label={panel.props.label}
            data-panel={panel.props.language}
          >
            <p className={styles.language}>{panel.props.label}</p>
            <SampleName value={`${panel.props.label} sample of ${subject}`}>{panel}</SampleName>
          </div>
        ))}
      </div>
    </div>
  );
}
