import type { LineCritique } from '@argint/contracts';
import { useState } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { aboutOf, cardId } from './critique-words.ts';

interface Props {
  critique: LineCritique;
  open: boolean;
  onToggle: () => void;
  /** A second copy of a card (in the sheet), which must not repeat the id. */
  copy?: boolean;
}

/** One critique: the issue, why it matters and a hint. The fix appears when asked for. */
export function CritiqueCard({ critique, open, onToggle, copy = false }: Props) {
  const [fixShown, setFixShown] = useState(false);
  return (
    <article
      id={copy ? undefined : cardId(critique)}
      className={`critique ${SEVERITY_LOOK[critique.severity].className}${open ? ' critique--open' : ''}`}
    >
      <button type="button" className="critique__head" aria-expanded={open} onClick={onToggle}>
        <SeverityBadge severity={critique.severity} about={aboutOf(critique)} />
        <span className="critique__issue">{critique.issue}</span>
      </button>
      {open && (
        <div className="critique__body">
          {critique.quote && <blockquote>{critique.quote}</blockquote>}
          <p className="critique__why">
            <strong>Why this matters.</strong> {critique.reasoning}
          </p>
          <p>
            <strong>Ask yourself:</strong> {critique.hint}
          </p>
          {fixShown ? (
            <p className="critique__fix">
              <strong>Fix:</strong> {critique.fix}
            </p>
          ) : (
            <button type="button" className="text-button" onClick={() => setFixShown(true)}>
              Show the fix
            </button>
          )}
        </div>
      )}
    </article>
  );
}
