import type { LineCritique } from '@argint/contracts';
import { memo } from 'react';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { SeverityIcon } from '../../../components/severity-icon.tsx';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import type { CritiqueState } from '../critique-states/critique-state.ts';
import { stateLabel } from '../critique-states/critique-state.ts';
import { aboutOf, cardId, cardName } from '../critique-words.ts';
import '../styles/critique-card.css';
import { CritiqueBody } from './critique-body.tsx';
import type { CardActions } from './critique-body.tsx';
import { useLanguage } from '../../../lib/i18n/text.ts';

interface Props extends CardActions {
  critique: LineCritique;
  state: CritiqueState;
  open: boolean;
  fixShown: boolean;
  onToggle: (critique: LineCritique) => void;
  /** Closed, it is one line: an icon and the first words. */
  chip?: boolean;
  /** The sheet shows the same critique, so this one must not repeat its id. */
  copy?: boolean;
}

/** One critique: closed its issue, open also why it matters, a hint and what to do about it. */
export const CritiqueCard = memo((props: Props) => {
  const { critique, state, open, chip = false, copy = false, onToggle } = props;
  useLanguage();
  const name = cardName(critique, state);
  const className = [
    'critique',
    SEVERITY_LOOK[critique.severity].className,
    open ? 'critique--open' : chip && 'critique--chip',
    state !== 'open' && 'critique--done',
  ]
    .filter(Boolean)
    .join(' ');
  const about = [...aboutOf(critique), ...(state === 'open' ? [] : [stateLabel(state) ?? ''])];
  return (
    <article
      id={copy ? undefined : cardId(critique)}
      className={className}
      tabIndex={-1}
      aria-label={name}
    >
      <button
        type="button"
        className="critique__head"
        aria-expanded={open}
        // The marks are the way in by keyboard. A second stop for each would double the way.
        tabIndex={chip && !open ? -1 : undefined}
        aria-label={chip && !open ? name : undefined}
        onClick={() => onToggle(critique)}
      >
        {chip && !open ? (
          <SeverityIcon severity={critique.severity} />
        ) : (
          <SeverityBadge severity={critique.severity} about={about} />
        )}
        <span className="critique__issue" lang="en">
          {critique.issue}
        </span>
      </button>
      {open && <CritiqueBody {...props} />}
    </article>
  );
});
