import type { LineCritique } from '@argint/contracts';
import { useRef } from 'react';
import { CritiqueCard } from './critique-card.tsx';
import { useLevelCards } from './use-level-cards.ts';

interface Props {
  critiques: readonly LineCritique[];
  activeId: string | null;
  onToggle: (critique: LineCritique) => void;
  /** The window is wide enough for cards beside their lines; else they are stacked. */
  beside: boolean;
}

// Cards move smoothly only after the student has chosen one, not when the page loads.
const classNames = (beside: boolean, moving: boolean): string =>
  beside ? `margin margin--beside${moving ? ' margin--moving' : ''}` : 'margin';

/** The critiques as a list of cards, level with their lines where there is room. */
export function MarginCards({ critiques, activeId, onToggle, beside }: Props) {
  const column = useRef<HTMLOListElement>(null);
  const levels = useLevelCards(column, critiques, activeId, beside);
  return (
    <ol
      ref={column}
      className={classNames(beside, activeId !== null)}
      aria-label="Critiques"
      style={levels ? { minHeight: levels.height } : undefined}
    >
      {critiques.map((critique) => (
        <li
          key={critique.id}
          style={
            levels ? { transform: `translateY(${levels.tops.get(critique.id) ?? 0}px)` } : undefined
          }
        >
          <CritiqueCard
            critique={critique}
            open={critique.id === activeId}
            onToggle={() => onToggle(critique)}
          />
        </li>
      ))}
    </ol>
  );
}
