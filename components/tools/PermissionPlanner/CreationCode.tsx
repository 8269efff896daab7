import { useState, type ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { useChosenTab } from '@site/components/browser/sample-preferences/use-chosen-tab';
import { CopyAnswer } from '@site/components/shared/tools/CopyAnswer';
import tools from '@site/components/shared/tools/tools.module.css';
import {
  creationCode,
  rawCreation,
  SEE,
  type CreationTemplate,
  type PlannedApplication,
} from '@site/engines/permissions';
import { useBrowserData } from '../../browser/use-browser-data';
import { SelectField } from './Choice';
import { facts } from './facts';

const RAW = 'http';

interface CodeProps {
  readonly application: PlannedApplication;
  readonly templates: readonly CreationTemplate[];
}

function Code({ application, templates }: CodeProps): ReactNode {
  const usual = useChosenTab('server');
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? usual ?? templates[0]?.language ?? RAW;
  const template = templates.find((one) => one.language === language);
  const shown = template === undefined ? RAW : language;
  const code =
    template === undefined ? rawCreation(application, facts.hosts.test) : creationCode(template, application);
  const languages = {
    [RAW]: 'HTTP',
    ...Object.fromEntries(templates.map((one) => [one.language, one.label])),
  };
  return (
    <>
      <SelectField
        label="Language"
        hint="Here, <API_KEY> is the key of a management application with application:create."
        groups={{ '': languages }}
        value={shown}
        onWrite={setChosen}
      />
      <p className={tools.hint}>
        The new key is <code>key</code> in the response, and no later response shows it.{' '}
        {shown === RAW
          ? 'Store it in your secret manager immediately.'
          : 'The code saves it to a new file that only you can read. Move it to your secret manager, and delete the file.'}{' '}
        Never log a production key. <Link to={SEE.createApplication.page}>{SEE.createApplication.about}</Link>
      </p>
      <pre tabIndex={0} role="group" aria-label={`Code that creates ${application.name}`}>
        <code>{code}</code>
      </pre>
      <div className={tools.actions}>
        <CopyAnswer label="Copy code" text={() => code} />
      </div>
    </>
  );
}

/** The call that creates an application, in every language; the code is fetched when a reader opens it. */
export function CreationCode({ application }: { readonly application: PlannedApplication }): ReactNode {
  const [templates, open] = useBrowserData('PermissionPlanner', 'creation');
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open && templates.state === 'closed') open();
      }}
    >
      <summary>Create it with the API</summary>
      {templates.state === 'loading' && <p>Loading the code…</p>}
      {templates.state === 'ready' && <Code application={application} templates={templates.data} />}
      {templates.state === 'failed' && (
        <p role="alert">
          The code didn’t load. Check your connection and retry, or reload the page.{' '}
          <button type="button" className={tools.button} onClick={open}>
            Retry
          </button>
        </p>
      )}
    </details>
  );
}
