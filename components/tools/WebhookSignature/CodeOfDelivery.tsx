import { useEffect, useId, useState, type ReactNode } from 'react';
import { chooseTab } from '@site/components/browser/sample-preferences/choices';
import { useChosenTab } from '@site/components/browser/sample-preferences/use-chosen-tab';
import toolStyles from '@site/components/shared/tools/tools.module.css';
import {
  CODE_LANGUAGES,
  deliveryCommand,
  verificationCall,
  type CalledDelivery,
  type CodeLanguage,
} from '@site/engines/webhook-signatures';
import { CodeBlock } from '../../generated/CodeBlock';
import { useBrowserData } from '../../browser/use-browser-data';
import { PlainCode } from './PlainCode';
import styles from './styles.module.css';

/** Where the webhook receiver of this site listens. */
const RECEIVER = 'http://127.0.0.1:3001/webhooks';

const LABELS: Readonly<Record<CodeLanguage, string>> = {
  node: 'Node.js',
  python: 'Python',
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
  bash: 'Shell',
};

function Sample({ language, file }: { readonly language: CodeLanguage; readonly file: string }): ReactNode {
  const [sample, open] = useBrowserData('WebhookSignature', `samples/${language}`);
  useEffect(open, [open]);
  if (sample.state === 'failed')
    return (
      <p role="alert">
        {"The sample didn't load. Check your connection and retry, or reload the page."}{' '}
        <button type="button" className={toolStyles.button} onClick={open}>
          Retry
        </button>
      </p>
    );
  if (sample.state !== 'ready') return <p>Loading the sample…</p>;
  const { html, highlight } = sample.data;
  return (
    <CodeBlock
      key={language}
      html={html}
      language={highlight}
      title={file}
      subject={`${LABELS[language]} sample`}
    />
  );
}

function Calls({ delivery }: { readonly delivery: CalledDelivery }): ReactNode {
  const usual = useChosenTab('server');
  const language = CODE_LANGUAGES.find((one) => one === usual) ?? 'node';
  const [chosen, setChosen] = useState<CodeLanguage>();
  const shown = chosen ?? language;
  const fieldId = useId();
  const call = verificationCall(shown, delivery);
  const command = deliveryCommand(delivery, RECEIVER);
  return (
    <>
      <label htmlFor={fieldId}>Language</label>
      <select
        id={fieldId}
        className={toolStyles.field}
        value={shown}
        onChange={({ currentTarget }) => {
          const next = CODE_LANGUAGES.find((one) => one === currentTarget.value) ?? 'node';
          setChosen(next);
          chooseTab(next, currentTarget);
        }}
      >
        {CODE_LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </select>
      {call === undefined ? (
        <p>This delivery is too long to be shown as code. Read its body from a file.</p>
      ) : (
        <>
          <PlainCode title={call.file} subject="call with this delivery" code={call.code} />
          <Sample key={shown} language={shown} file={call.sampleFile} />
        </>
      )}
      {command !== undefined && (
        <PlainCode title="Send this delivery to the webhook receiver" subject="command" code={command} />
      )}
    </>
  );
}

/** Code that verifies the delivery: the sample, and a call of it with the delivery's values. */
export function CodeOfDelivery({ delivery }: { readonly delivery: CalledDelivery }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.part}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>Verify this delivery in code</summary>
      {isOpen && <Calls delivery={delivery} />}
    </details>
  );
}
