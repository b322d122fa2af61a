import type { LineCritique } from '@argint/contracts';
import { useCallback, useState } from 'react';

/** The chosen critique, and where it was chosen. */
export interface RemarkChoice {
  critique: LineCritique | null;
  /** caret: in the editor. panel: in the panel itself. */
  by: 'caret' | 'panel';
}

const nothing: RemarkChoice = { critique: null, by: 'panel' };

/** The chosen critique in a newer reading: its words may have moved, which changes its id. */
const again = (chosen: LineCritique, critiques: readonly LineCritique[]): LineCritique | null =>
  critiques.find(({ id, quote }) => id === chosen.id && quote === chosen.quote) ??
  critiques.find(({ ruleId, quote }) => ruleId === chosen.ruleId && quote === chosen.quote) ??
  null;

/** Knows the chosen critique, also over readings of a text that goes on changing. */
export const useRemarkChoice = (critiques: readonly LineCritique[]) => {
  const [choice, setChoice] = useState(nothing);
  const critique = choice.critique && again(choice.critique, critiques);
  const choose = useCallback(
    (id: string | null, by: RemarkChoice['by']) =>
      setChoice({ critique: critiques.find((one) => one.id === id) ?? null, by }),
    [critiques],
  );
  return { critique, by: choice.by, choose };
};
