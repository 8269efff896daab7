import { useEffect, useId, type ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { replaceAddress } from '@site/components/browser/navigation/replace-address';
import { useLocation } from '@site/components/browser/navigation/use-location';
import { useIsBrowser } from '@site/components/browser/navigation/browser';
import shownPicks from '@generated/browser-data/SdkPicker/picks.json';
import { chooseTab } from '@site/components/browser/sample-preferences/choices';
import { useChosenTab } from '@site/components/browser/sample-preferences/use-chosen-tab';
import {
  bestPick,
  optionsOf,
  PARTS,
  sampleFile,
  searchFor,
  wantedInAddress,
  type PickOption,
  type SdkPick,
} from '@site/engines/sdk-picker';
import { CodeBlock } from '../../generated/CodeBlock';
import type { BrowserData } from '../../registry/browser-data-types';
import { useBrowserData } from '../../browser/use-browser-data';
import styles from './styles.module.css';

const picks = shownPicks as BrowserData['SdkPicker']['picks'];

const LEGENDS = { platform: 'Where does your code run?', language: 'Language', goal: 'What should it do?' };

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly PickOption[];
  readonly value: string;
  readonly onChoose: (value: string, place: HTMLElement) => void;
}

/** One question with all of its answers in view; the arrow keys are those of radio buttons. */
function Choice({ legend, options, value, onChoose }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={(event) => {
                onChoose(option.value, event.currentTarget);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sample({ pick }: { readonly pick: SdkPick }): ReactNode {
  const [loaded, open] = useBrowserData('SdkPicker', `samples/${sampleFile(pick)}`);
  useEffect(open, [open]);
  return (
    <div className={styles.sample}>
      {(loaded.state === 'closed' || loaded.state === 'loading') && <p>Loading the sample…</p>}
      {loaded.state === 'failed' && (
        <p role="alert">
          The sample could not be loaded. Check your connection and retry, or reload the page.{' '}
          <button type="button" onClick={open}>
            Retry
          </button>
        </p>
      )}
      {loaded.state === 'ready' && (
        <CodeBlock
          key={sampleFile(pick)}
          html={loaded.data.html}
          language={loaded.data.language}
          title={loaded.data.title}
          subject={`${pick.label} sample`}
        />
      )}
    </div>
  );
}

/**
 * Leads from three questions to the line that installs an SDK, its first sample and its page. The address holds the
 * choice. Without one, it begins with the language that the reader has chosen on other pages.
 */
export function Island(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  const usual = useChosenTab('server');
  const wanted = isBrowser ? wantedInAddress(search) : {};
  const pick = bestPick(picks, usual === null ? wanted : { language: usual, ...wanted });
  const choose = (part: (typeof PARTS)[number], value: string, place: HTMLElement): void => {
    const chosen = bestPick(picks, { ...pick, [part]: value });
    replaceAddress(`${searchFor(chosen, search)}${window.location.hash}`);
    chooseTab(chosen.language, place);
  };
  return (
    <div className={styles.picker}>
      {PARTS.map((part) => (
        <Choice
          key={part}
          legend={LEGENDS[part]}
          options={optionsOf(picks, pick, part)}
          value={pick[part]}
          onChoose={(value, place) => {
            choose(part, value, place);
          }}
        />
      ))}
      <div className={styles.answer} role="status">
        <p>
          {pick.sdk}: <code>{pick.package}</code>. Continue with{' '}
          <Link to={pick.page.route}>{pick.page.title}</Link>.
        </p>
      </div>
      <CodeBlock
        key={pick.install}
        html={pick.installHtml}
        language="bash"
        title="Install"
        subject="install line"
      />
      {isBrowser && <Sample pick={pick} />}
    </div>
  );
}
