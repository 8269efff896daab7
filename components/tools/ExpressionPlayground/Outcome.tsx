import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import {
  permissionsFor,
  type Attempt,
  type Field,
  type Inspection,
} from '@site/engines/expression-playground';
import type { TextPosition } from '@site/engines/json-text';
import { MarkedPlace } from '@site/components/shared/tools/MarkedPlace';
import tool from '@site/components/shared/tools/tools.module.css';
import styles from './styles.module.css';

type Value = Extract<Inspection, { readonly ok: true }>;
type Mistake = Extract<Inspection, { readonly ok: false }>;

const WARNINGS = { inferred: 'Verify', random: 'Random', caution: 'Caution' } as const;

function written({ line, column }: TextPosition): string {
  return `line ${String(line)}, column ${String(column)}`;
}

function Steps({ steps }: Pick<Value, 'steps'>): ReactNode {
  if (steps.length < 2) return null;
  return (
    <>
      <p className={styles.title}>Steps</p>
      <ol className={styles.steps} aria-label="Steps">
        {steps.map(({ text, filter, type, value, place }, index) => (
          <li
            key={`${String(place.offset)} ${String(index)}`}
            className={filter === undefined ? styles.source : ''}
          >
            <code>{text}</code> → <code>{value}</code> <span className={styles.type}>{type}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Warnings({ warnings }: Pick<Value, 'warnings'>): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <>
      <p className={styles.title}>Warnings</p>
      <ul aria-label="Warnings">
        {warnings.map(({ kind, text, place }) => (
          <li key={`${String(place.offset)} ${text}`}>
            <strong>{WARNINGS[kind]}:</strong> {text} ({written(place)})
          </li>
        ))}
      </ul>
    </>
  );
}

function Permissions({ where }: Pick<Attempt, 'where'>): ReactNode {
  return (
    <p>
      The key needs{' '}
      {permissionsFor(where).map(({ permission, when }, index) => (
        <span key={permission}>
          {index > 0 && ', or '}
          <code>{permission}</code> {when}
        </span>
      ))}
      . See <Link to="/docs/expressions#permissions">Permissions</Link>.
    </p>
  );
}

interface OutcomeProps {
  readonly attempt: Attempt;
  readonly inspection: Inspection | undefined;
  readonly isBusy: boolean;
  readonly mistakeId: string;
  /** Puts the cursor at a place of a field. */
  readonly goTo: (field: Field, place: TextPosition) => void;
}

function MistakeText({
  attempt,
  mistake,
  goTo,
}: Pick<OutcomeProps, 'attempt' | 'goTo'> & { readonly mistake: Mistake }): ReactNode {
  const { field, place } = mistake;
  if (place === undefined) return null;
  return (
    <>
      <MarkedPlace text={attempt[field]} place={place} />
      <p>
        <button
          type="button"
          className={tool.button}
          onClick={() => {
            goTo(field, place);
          }}
        >
          Go to {written(place)}
        </button>
      </p>
    </>
  );
}

/** The result of an attempt, or its first mistake, with each step, warnings, and the permission. */
export function Outcome({ attempt, inspection, isBusy, mistakeId, goTo }: OutcomeProps): ReactNode {
  return (
    <div className={tool.result} aria-busy={isBusy}>
      <div role="status" id={mistakeId}>
        {inspection === undefined && <p>Evaluating…</p>}
        {inspection?.ok === true && (
          <>
            <p className={styles.title}>
              Result <span className={styles.type}>{inspection.type}</span>
            </p>
            <pre tabIndex={0} role="group" aria-label="Result">
              <code>{inspection.value}</code>
            </pre>
          </>
        )}
        {inspection?.ok === false && (
          <p className={styles.mistake}>
            <strong>{inspection.title}</strong>
            {inspection.place !== undefined && ` (${written(inspection.place)})`}. {inspection.detail}
            {inspection.inferred && " The platform's result can differ, so verify this in a test tenant."}
          </p>
        )}
      </div>
      {inspection?.ok === false && !isBusy && (
        <MistakeText attempt={attempt} mistake={inspection} goTo={goTo} />
      )}
      {inspection?.ok === true && (
        <>
          <Steps steps={inspection.steps} />
          <Warnings warnings={inspection.warnings} />
        </>
      )}
      <Permissions where={attempt.where} />
    </div>
  );
}
