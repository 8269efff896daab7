import type { ReactNode } from 'react';

/** How many items a reader sees without asking for more. */
const FEW = 5;

interface FirstFewProps {
  /** What each item looks like, the most important first. */
  readonly items: readonly ReactNode[];
  /** What the others are, e.g. `earlier charges`. */
  readonly others: string;
}

/** A list that stays short, because all but the first few items are folded. */
export function FirstFew({ items, others }: FirstFewProps): ReactNode {
  const rest = items.slice(FEW);
  return (
    <>
      {items.slice(0, FEW)}
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length} {others}
          </summary>
          {rest}
        </details>
      )}
    </>
  );
}
