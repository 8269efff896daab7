import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  chooseEnvironment,
  chooseTab,
  useChosenEnvironment,
  useChosenTab,
} from '@site/src/lib/sample-preferences/choices';
import { toEnvironment } from '@site/src/lib/sample-preferences/constants';
import { tabFamily } from '@site/src/lib/sample-preferences/tabs';
import type { ComponentProps } from '../registry';
import { SampleName } from '../../lib/sample-context/sample-name';
import styles from './styles.module.css';

type CodePanelProps = ComponentProps<'CodePanel'>;

/** One language of a sample; only inside `CodeTabs`, which draws it. */
export function CodePanel({ checked, children }: CodePanelProps): ReactNode {
  return (
    <>
      {children}
      {checked !== undefined && <p className={styles.checked}>{checked}</p>}
    </>
  );
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

function EnvironmentSelect({ sample }: { readonly sample: string }): ReactNode {
  const environment = useChosenEnvironment();
  return (
    <select
      className={styles.environment}
      aria-label={`Environment of ${sample}`}
      value={environment}
      onChange={(event) => {
        chooseEnvironment(toEnvironment(event.target.value), event.target);
      }}
    >
      <option value="test">Test host</option>
      <option value="production">Production host</option>
    </select>
  );
}

/** Scrolls a list that is wider than the screen, and nothing else, until its selected tab shows. */
function bringTabIntoView(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (tab === null || list.scrollWidth <= list.clientWidth) return;
  const { left, right } = tab.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right);
}

/**
 * One sample in several languages. The choice applies to the whole site; which panel shows is decided by a rule that
 * the head script writes before the first paint, and without a choice by `src/css/samples.css`.
 */
export function CodeTabs({
  title,
  subject = title ?? 'the sample',
  environments = false,
  children,
}: ComponentProps<'CodeTabs'>): ReactNode {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = Children.toArray(children).filter((child): child is ReactElement<CodePanelProps> =>
    isValidElement(child),
  );
  const languages = panels.map((panel) => panel.props.language);
  const families = languages.map(tabFamily);
  const family = families.includes('server') ? 'server' : (families[0] ?? 'web');
  const chosen = useChosenTab(family);
  const selected = chosen !== null && languages.includes(chosen) ? chosen : languages[0];

  useEffect(() => {
    if (list.current !== null) bringTabIntoView(list.current);
  }, [selected]);

  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    const edge = { Home: 0, End: languages.length - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next =
      edge ?? (languages.indexOf(selected ?? '') + (step ?? 0) + languages.length) % languages.length;
    chooseTab(languages[next] ?? '', event.currentTarget);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.tabs}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.frame} data-languages={languages.join(' ')}>
        <div className={styles.bar}>
          <div
            ref={list}
            role="tablist"
            aria-label={`${family === 'processor' ? 'Processors' : 'Languages'} of ${subject}`}
            className={styles.list}
            onKeyDown={moveFocus}
          >
            {panels.map(({ props: { language, label } }) => (
              <button
                key={language}
                type="button"
                role="tab"
                aria-controls={`${prefix}-${language}`}
                aria-selected={language === selected}
                tabIndex={language === selected ? 0 : -1}
                className={styles.tab}
                onClick={(event) => {
                  chooseTab(language, event.currentTarget);
                }}
              >
                {label}
              </button>
            ))}
          </div>
          {environments && <EnvironmentSelect sample={subject} />}
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
