import type { LineCritique } from '@argint/contracts';
import { memo } from 'react';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { SEVERITY_LOOK } from '../../../config/severity-look.ts';
import { UseButtons } from '../../essay-form/fixes/use-buttons.tsx';
import { fixesOf } from '../../essay-form/editor/text-fix.ts';
import type { TextFix } from '../../essay-form/editor/text-fix.ts';
import { useText } from '../../../lib/i18n/text.ts';

/** What a critique of the panel can do. */
export interface CritiqueActions {
  /** Opens a closed critique and closes an open one. */
  onToggle: (id: string) => void;
  /** Selects its words in the editor. */
  onShowWords: (critique: LineCritique) => void;
  /** Writes its fix into the text. */
  onUse: (fixes: readonly TextFix[]) => void;
  /** Never calls a word misspelt again. */
  onAddWord: (word: string) => void;
}

/** The rule whose remarks are about one misspelt word. */
const MISSPELT = 'grammar-spell-check';

interface Props extends CritiqueActions {
  critique: LineCritique;
  open: boolean;
}

/** The id of a critique's element in the panel. */
export const liveCritiqueId = (id: string): string => `live-${id}`;

/** A critique's feedback: the words, why it matters, and the fix. */
export function Feedback({
  critique,
  onShowWords,
  onUse,
  onAddWord,
}: Omit<Props, 'open' | 'onToggle'>) {
  const t = useText();
  const { quote, reasoning, fix, ruleId } = critique;
  return (
    <div className="remark__body">
      {quote && <blockquote>{quote}</blockquote>}
      <p>
        <strong>{t('Why this matters.')}</strong> <span lang="en">{reasoning}</span>
      </p>
      <p>
        <strong>{t('Fix:')}</strong> <span lang="en">{fix}</span>
      </p>
      <p className="remark__actions">
        <UseButtons fixes={fixesOf(critique)} onUse={onUse} />
        {quote && ruleId === MISSPELT && (
          <button type="button" className="text-button" onClick={() => onAddWord(quote)}>
            {t('Add to my words')}
          </button>
        )}
        {quote && (
          <button type="button" className="text-button" onClick={() => onShowWords(critique)}>
            {t('Show these words in the text')}
          </button>
        )}
      </p>
    </div>
  );
}

/** One critique of the panel: closed its severity and issue, open also its feedback. */
export const LiveCritique = memo(({ critique, open, onToggle, ...actions }: Props) => (
  <article
    id={liveCritiqueId(critique.id)}
    className={`remark ${SEVERITY_LOOK[critique.severity].className}${open ? ' remark--open' : ''}`}
  >
    <button
      type="button"
      className="remark__head"
      aria-expanded={open}
      onClick={() => onToggle(critique.id)}
    >
      <SeverityBadge severity={critique.severity} about={[critique.issueType]} />
      <span className="remark__issue" lang="en">
        {critique.issue}
      </span>
    </button>
    {open && <Feedback critique={critique} {...actions} />}
  </article>
));
