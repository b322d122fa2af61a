import type { LineCritique } from '@argint/contracts';
import { useState } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { aboutOf, cardId } from './critique-words.ts';

interface Props {
  critique: LineCritique;
  open: boolean;
  onToggle: () => void;
  /** The sheet shows a second copy of a card, which must not repeat its id. */
  copy?: boolean;
}

/** One remark: what, why, a hint; the fix only when asked for. */
export function RemarkCard({ critique, open, onToggle, copy = false }: Props) {
  const [fixShown, setFixShown] = useState(false);
  return (
    <article
      id={copy ? undefined : cardId(critique)}
      className={`remark ${SEVERITY_LOOK[critique.severity].className}${open ? ' remark--open' : ''}`}
    >
      <button type="button" className="remark__head" aria-expanded={open} onClick={onToggle}>
        <SeverityBadge severity={critique.severity} about={aboutOf(critique)} />
        <span className="remark__issue">{critique.issue}</span>
      </button>
      {open && (
        <div className="remark__body">
          {critique.quote && <blockquote>{critique.quote}</blockquote>}
          <p className="remark__why">
            <strong>Why this matters.</strong> {critique.reasoning}
          </p>
          <p>
            <strong>Ask yourself:</strong> {critique.hint}
          </p>
          {fixShown ? (
            <p className="remark__fix">
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
