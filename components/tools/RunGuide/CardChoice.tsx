import { useId, type ReactNode } from 'react';
import { cardText, type GuideCard } from '@site/engines/guide-runs';
import tools from '@site/components/shared/tools/tools.module.css';

interface CardChoiceProps {
  readonly cards: readonly GuideCard[];
  readonly chosen: string | undefined;
  /** Whether the samples of the site show the chosen card, too. */
  readonly isSampleCard: boolean;
  readonly onChoose: (number: string) => void;
}

/** The test card that a guide runs with. Another card starts the guide again. */
export function CardChoice({ cards, chosen, isSampleCard, onChoose }: CardChoiceProps): ReactNode {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>Test card</label>
      <select
        id={id}
        className={tools.field}
        value={chosen}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value);
        }}
      >
        {cards.map((card) => (
          <option key={card.number} value={card.number}>
            {cardText(card)}
          </option>
        ))}
      </select>
      {isSampleCard && <span className={tools.hint}>This is your test card for samples.</span>}
    </p>
  );
}
