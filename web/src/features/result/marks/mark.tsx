import type { LineCritique } from '@argint/contracts';
import type { KeyboardEvent } from 'react';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import { cardId, markId, markName } from '../critique-words.ts';
import type { CritiqueState } from '../critique-states/critique-state.ts';
import type { Piece } from './place-marks.ts';
import { useLanguage } from '../../../lib/i18n/text.ts';

/** Chooses a critique. `enterCard` also moves the focus into its card. */
export type ChooseCritique = (critique: LineCritique, enterCard?: boolean) => void;

interface Props {
  critique: LineCritique;
  /** The open card is this critique's. */
  expanded: boolean;
  state: CritiqueState;
  onChoose: ChooseCritique;
}

/** What marks in the text and in the gutter have in common: id, name and keys. */
export const markProps = ({ critique, expanded, state, onChoose }: Props) => ({
  id: markId(critique),
  'data-critique': critique.id,
  'aria-label': markName(critique, state),
  'aria-expanded': expanded,
  'aria-controls': expanded ? cardId(critique) : undefined,
  onClick: () => onChoose(critique),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(critique, true);
  },
});

/** Words of the essay underlined for their critique. Focus alone opens nothing. */
export function Mark(props: Props & { piece: Piece; active: boolean }) {
  const { piece, critique, active, state, onChoose } = props;
  useLanguage();
  const className = [
    'mark',
    SEVERITY_LOOK[critique.severity].className,
    active && 'mark--active',
    state !== 'open' && 'mark--done',
  ]
    .filter(Boolean)
    .join(' ');
  if (!piece.first) {
    return (
      <mark className={className} onClick={() => onChoose(critique)}>
        {piece.text}
      </mark>
    );
  }
  // Not a <button>, because a button cannot wrap over two rows.
  return (
    <mark className={className} role="button" tabIndex={0} {...markProps(props)}>
      {piece.text}
    </mark>
  );
}
