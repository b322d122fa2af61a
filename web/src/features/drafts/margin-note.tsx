import type { Span } from '@argint/text-analysis';
import { useState } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { FixToggle } from '../result/margin/fix-toggle.tsx';
import type { FollowedCritique } from './follow-critiques.ts';

/** One open critique beside the editor. One whose words have changed is a single line. */
export function MarginNote(props: {
  note: FollowedCritique;
  onShow: (words: Span) => void;
  onResolved: (note: FollowedCritique) => void;
}) {
  const { note, onShow, onResolved } = props;
  const { critique, place, wordsChanged } = note;
  const [fixShown, setFixShown] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const { severity, issueType, issue } = critique;
  const folded = wordsChanged && !unfolded;
  const about = [issueType, ...(place ? [`line ${place.line}`] : [])];
  return (
    <article className={`draft-note ${SEVERITY_LOOK[severity].className}`} aria-label={issue}>
      {wordsChanged && (
        <button
          type="button"
          className="draft-note__folded"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>words changed</span> {issue}
        </button>
      )}
      {!folded && (
        <>
          {!wordsChanged && (
            <>
              <SeverityBadge severity={severity} about={about} />
              <h4>{issue}</h4>
            </>
          )}
          {wordsChanged && critique.quote && <blockquote>{critique.quote}</blockquote>}
          {fixShown && (
            <p className="draft-note__fix">
              <strong>Ask yourself:</strong> {critique.hint}
              <br />
              <strong>Fix:</strong> {critique.fix}
            </p>
          )}
          <div className="draft-note__actions">
            {place && (
              <button type="button" className="text-button" onClick={() => onShow(place)}>
                Show in the text
              </button>
            )}
            <FixToggle shown={fixShown} onShow={setFixShown} />
            <button type="button" className="text-button" onClick={() => onResolved(note)}>
              Resolved
            </button>
          </div>
        </>
      )}
    </article>
  );
}
