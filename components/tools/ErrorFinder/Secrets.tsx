import type { ReactNode } from 'react';
import type { SeenSecret } from '@site/engines/errors';
import { CopyAnswer } from '@site/components/shared/tools/CopyAnswer';
import { maskSecrets } from '@site/engines/secrets';
import tools from '@site/components/shared/tools/tools.module.css';
import styles from './styles.module.css';

/** How many places are listed; a log can have thousands. */
const LISTED = 10;

/** Warns of keys and card numbers in the pasted text, says where they are, and offers the text without them. */
export function Secrets({
  secrets,
  text,
}: {
  readonly secrets: readonly SeenSecret[];
  readonly text: string;
}): ReactNode {
  if (secrets.length === 0) return null;
  const listed = secrets.slice(0, LISTED);
  const places = listed.map(
    ({ kind, line, column }) =>
      `${/^a/i.test(kind) ? 'an' : 'a'} ${kind} (line ${String(line)}, column ${String(column)})`,
  );
  const rest = secrets.length - listed.length;
  return (
    <div className={styles.secrets}>
      <p>
        <strong>Don&apos;t share this text yet.</strong> It seems to contain {places.join(', ')}
        {rest > 0 && `, and ${String(rest)} more`}.
      </p>
      <div className={tools.actions}>
        <CopyAnswer label="Copy masked text" text={() => maskSecrets(text)} />
      </div>
    </div>
  );
}
