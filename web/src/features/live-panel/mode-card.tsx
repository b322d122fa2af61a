import { CLOUD_ESSAY_WORDS } from '@argint/contracts/limits';
import type { AnalysisMode } from './analysis-mode.ts';
import './live-panel.css';

interface Props {
  mode: AnalysisMode;
  words: number;
  aiAnyway: boolean;
  onAiAnyway: (wanted: boolean) => void;
}

/** Says which analysis the button will start, and lets the student choose the other one. */
export function ModeCard({ mode, words, aiAnyway, onAiAnyway }: Props) {
  const free = mode.type === 'simple';
  const mayChoose = words > 0 && words <= CLOUD_ESSAY_WORDS && (free || aiAnyway);
  return (
    <section className="side-card mode-card" aria-label="Analysis mode">
      <h2>{words === 0 ? 'Analysis mode' : mode.name}</h2>
      <p className="mode-card__why">
        {words === 0
          ? 'Up to 500 words the analysis is free; longer essays are read by AI as well.'
          : mode.why}
      </p>
      {mayChoose && (
        <p className="mode-card__choice">
          <button type="button" className="text-button" onClick={() => onAiAnyway(free)}>
            {free ? 'Use AI anyway' : 'Use the free analysis'}
          </button>
        </p>
      )}
    </section>
  );
}
