import type { ReactNode } from 'react';
import tools from '@site/components/shared/tools/tools.module.css';

const HOUR = 3_600_000;

const STEPS = [
  { label: '10 seconds', milliseconds: 10_000 },
  { label: '3 minutes', milliseconds: HOUR / 20 },
  { label: '1 hour', milliseconds: HOUR },
  { label: '1 day', milliseconds: 24 * HOUR },
] as const;

interface ClockProps {
  /** e.g. `2026-11-22T12:00:00Z`. */
  readonly now: string;
  readonly onMove: (milliseconds: number) => void;
}

/** The simulator's clock, which the reader can move to see what expires. */
export function Clock({ now, onMove }: ClockProps): ReactNode {
  return (
    <div className={tools.actions} role="group" aria-label="Clock">
      <span>
        Clock: <time>{now}</time>
      </span>
      {STEPS.map(({ label, milliseconds }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            onMove(milliseconds);
          }}
        >
          Wait {label}
        </button>
      ))}
    </div>
  );
}
