import type { LineCritique } from '@argint/contracts';
import { useRef } from 'react';
import { RemarkCard } from './remark-card.tsx';
import { useLevelCards } from './use-level-cards.ts';

interface Props {
  critiques: readonly LineCritique[];
  activeId: string | null;
  onToggle: (critique: LineCritique) => void;
  /** Wide enough for cards beside their lines; else they are stacked. */
  beside: boolean;
}

// Cards glide only when the student moves; on arrival they stand where they belong.
const classNames = (beside: boolean, moving: boolean): string =>
  beside ? `margin margin--beside${moving ? ' margin--moving' : ''}` : 'margin';

/** The remarks as a list that says the same as the marks, level with their lines where there is room. */
export function MarginCards({ critiques, activeId, onToggle, beside }: Props) {
  const column = useRef<HTMLOListElement>(null);
  const levels = useLevelCards(column, critiques, activeId, beside);
  return (
    <ol
      ref={column}
      className={classNames(beside, activeId !== null)}
      aria-label="Remarks"
      style={levels ? { minHeight: levels.height } : undefined}
    >
      {critiques.map((critique) => (
        <li
          key={critique.id}
          style={
            levels ? { transform: `translateY(${levels.tops.get(critique.id) ?? 0}px)` } : undefined
          }
        >
          <RemarkCard
            critique={critique}
            open={critique.id === activeId}
            onToggle={() => onToggle(critique)}
          />
        </li>
      ))}
    </ol>
  );
}
