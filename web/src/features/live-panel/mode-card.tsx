import { CLOUD_ESSAY_WORDS } from '@argint/contracts/limits';
import type { AnalysisMode } from './analysis-mode.ts';
import './metrics/live-panel.css';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  mode: AnalysisMode;
  words: number;
  /** A model reads along. */
  hasModel: boolean;
  fullAnyway: boolean;
  onFullAnyway: (wanted: boolean) => void;
}

/** Says which analysis the button will start, and lets the student choose the other one. */
export function ModeCard({ mode, words, hasModel, fullAnyway, onFullAnyway }: Props) {
  const t = useText();
  const free = mode.freeFirst;
  const mayChoose = words > 0 && words <= CLOUD_ESSAY_WORDS && (free || fullAnyway);
  return (
    <section className="side-card mode-card" aria-label={t('Analysis mode')}>
      <h2>{words === 0 ? t('Analysis mode') : mode.name}</h2>
      <p className="mode-card__why">
        {words === 0 ? t('For a short text we suggest the free reading.') : mode.why}
        {words === 0 && hasModel && ` ${t('AI reads longer essays as well.')}`}
      </p>
      {mayChoose && (
        <p className="mode-card__choice">
          <button type="button" className="text-button" onClick={() => onFullAnyway(free)}>
            {free ? (hasModel ? t('Use AI anyway') : t('Use the full analysis anyway')) : null}
            {!free && t('Use the free reading')}
          </button>
        </p>
      )}
    </section>
  );
}
