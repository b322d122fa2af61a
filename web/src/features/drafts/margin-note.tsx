import type { Span } from '@argint/text-analysis';
import { useState } from 'react';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../config/severity-look.ts';
import { UseButtons } from '../essay-form/fixes/use-buttons.tsx';
import type { TextFix } from '../essay-form/editor/text-fix.ts';
import { FixToggle } from '../result/margin/fix-toggle.tsx';
import type { FollowedCritique } from './follow-critiques.ts';
import { useText } from '../../lib/i18n/text.ts';

/** One open critique beside the editor. One whose words are gone is a single line. */
export function MarginNote(props: {
  id?: string;
  note: FollowedCritique;
  onShow: (words: Span) => void;
  onResolved: (note: FollowedCritique) => void;
  /** Writes its fix into the text. */
  onUse: (fixes: readonly TextFix[]) => void;
  /** Without it, the note stays open. */
  onClose?: () => void;
}) {
  const t = useText();
  const { note, onShow, onResolved, onUse, onClose } = props;
  const { critique, place, outcome } = note;
  const isGone = outcome !== 'open';
  // In the margin of the editor there is no heading that it could stand under.
  const Issue = onClose ? 'p' : 'h4';
  const [fixShown, setFixShown] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const { severity, issueType, issue } = critique;
  const folded = isGone && !unfolded;
  const about = [issueType, ...(place ? [t('line {{line}}', { line: place.line })] : [])];
  return (
    <article
      id={props.id}
      className={`draft-note ${SEVERITY_LOOK[severity].className}`}
      tabIndex={-1}
      aria-label={issue}
    >
      {isGone && (
        <button
          type="button"
          className="draft-note__folded"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>{outcome === 'mended' ? t('looks mended') : t('words changed')}</span>{' '}
          <span lang="en">{issue}</span>
        </button>
      )}
      {!folded && (
        <>
          {!isGone && (
            <>
              <SeverityBadge severity={severity} about={about} />
              <Issue className="draft-note__issue" lang="en">
                {issue}
              </Issue>
            </>
          )}
          {isGone && critique.quote && <blockquote lang="en">{critique.quote}</blockquote>}
          {fixShown && (
            <p className="draft-note__fix">
              <strong>{t('Ask yourself:')}</strong> <span lang="en">{critique.hint}</span>
              <br />
              <strong>{t('Fix:')}</strong> <span lang="en">{critique.fix}</span>
            </p>
          )}
          <div className="draft-note__actions">
            {place && (
              <button type="button" className="text-button" onClick={() => onShow(place)}>
                {t('Show in the text')}
              </button>
            )}
            <FixToggle shown={fixShown} onShow={setFixShown} />
            {fixShown && place && <UseButtons fixes={note.fixes} onUse={onUse} />}
            <button type="button" className="text-button" onClick={() => onResolved(note)}>
              {t('Resolved')}
            </button>
            {onClose && (
              <button type="button" className="text-button" onClick={onClose}>
                {t('Close')}
              </button>
            )}
          </div>
        </>
      )}
    </article>
  );
}
