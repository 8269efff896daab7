import type { ReactNode } from 'react';
import type { TextPosition } from '../../../engines/json-text';
import styles from './tools.module.css';

/** Characters of the line that are shown on each side of the place. */
const AROUND = 60;

interface MarkedPlaceProps {
  readonly text: string;
  readonly place: TextPosition;
}

/** The line with the place marked, shortened where it's long. */
export function MarkedPlace({ text, place: { offset, length } }: MarkedPlaceProps): ReactNode {
  const end = offset + length;
  const lineEnd = text.indexOf('\n', end);
  const from = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - AROUND);
  const to = Math.min(lineEnd === -1 ? text.length : lineEnd, end + AROUND);
  return (
    <pre className={styles.marked}>
      <code>
        {text.slice(from, offset)}
        <mark>{length === 0 || text[offset] === '\n' ? '⏎' : text.slice(offset, end)}</mark>
        {text.slice(end, to)}
      </code>
    </pre>
  );
}
