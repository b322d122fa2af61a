import type { LineCritique } from '@argint/contracts';
import { CopyButton } from '../../../components/copy-button.tsx';
import type { CritiqueState } from '../critique-states/critique-state.ts';
import { DECISIONS } from '../critique-states/critique-state.ts';
import { DecisionNote } from '../critique-states/decision-note.tsx';
import { critiqueIdOf, isPair } from '../critique-places.ts';
import { FixToggle } from './fix-toggle.tsx';
import { PlaceList } from './place-list.tsx';
import { useText } from '../../../lib/i18n/text.ts';

/** What a student can do on an open card. */
export interface CardActions {
  onShowFix: (shown: boolean) => void;
  onDecide: (critique: LineCritique, state: CritiqueState) => void;
}

/** The words it is about, why it matters, and the question to ask oneself. */
export function CritiqueReasons({ critique }: { critique: LineCritique }) {
  const t = useText();
  return (
    <>
      {critique.quote && <blockquote lang="en">{critique.quote}</blockquote>}
      {isPair(critique) && (
        <>
          <p className="critique__other">
            {t('Compare line {{line}}:', { line: critique.line2 ?? '' })}
          </p>
          <blockquote lang="en">{critique.quote2}</blockquote>
        </>
      )}
      <p className="critique__why">
        <strong>{t('Why this matters.')}</strong> <span lang="en">{critique.reasoning}</span>
      </p>
      <p>
        <strong>{t('Ask yourself:')}</strong> <span lang="en">{critique.hint}</span>
      </p>
    </>
  );
}

interface Props extends CardActions {
  critique: LineCritique;
  state: CritiqueState;
  fixShown: boolean;
}

/** Whether a remark gathers places with corrections of their own, of which its fix names some. */
const isOneOfSeveral = ({ quote, replacement, related = [] }: LineCritique): boolean =>
  quote !== null &&
  Boolean(replacement) &&
  related.some((place) => place.replacement !== undefined && place.replacement !== replacement);

/** The open part of a card: quote, reason and hint, the fix when asked for, and the decisions. */
export function CritiqueBody({ critique, state, fixShown, onShowFix, onDecide }: Props) {
  const t = useText();
  return (
    <div className="critique__body">
      <CritiqueReasons critique={critique} />
      <PlaceList critique={critique} />
      <div className="critique__fix-area" aria-live="polite">
        {fixShown && (
          <p className="critique__fix">
            <strong>{t('Fix:')}</strong> <span lang="en">{critique.fix}</span>
            {isOneOfSeveral(critique) && (
              <>
                {' '}
                {t('Here: “{{right}}” for “{{wrong}}”.', {
                  right: critique.replacement ?? '',
                  wrong: critique.quote ?? '',
                })}
              </>
            )}
          </p>
        )}
      </div>
      <div className="critique__actions">
        <FixToggle shown={fixShown} onShow={onShowFix} />
        {fixShown && (
          <CopyButton label={t('Copy the fix')} text={() => critique.replacement || critique.fix} />
        )}
        {DECISIONS.map((decision) => (
          <button
            key={decision.state}
            type="button"
            className="critique__decision"
            aria-pressed={state === decision.state}
            onClick={() => onDecide(critique, decision.state)}
          >
            {t(decision.label)}
          </button>
        ))}
      </div>
      <DecisionNote critiqueId={critiqueIdOf(critique.id)} state={state} />
    </div>
  );
}
