import type { Span } from '@argint/text-analysis';
import { loadable } from '../../../components/loadable.tsx';
import type { LiveReading, LiveRemarks } from '../live-message.ts';
import './live-panel.css';
import { useText } from '../../../lib/i18n/text.ts';

const LiveFigures = loadable(
  async () => (await import('./live-figures.tsx')).LiveFigures,
  'nothing',
);

interface Props {
  reading: LiveReading | null;
  /** The engine's judgement; null until it has read the text or where it cannot judge it. */
  thinking: LiveRemarks['criticalThinking'];
  /** Puts the caret to a place of the text. */
  onGo: (place: Span) => void;
}

/** The real-time panel: a quality score, quick improvements, metrics, structure and critical thinking. */
export function LivePanel({ reading, thinking, onGo }: Props) {
  const t = useText();
  const live = reading?.live;
  return (
    <section className="side-card live" aria-label={t('Real-time analysis')}>
      <h2>{t('As you write')}</h2>
      {live ? (
        <LiveFigures live={live} thinking={thinking} onGo={onGo} />
      ) : (
        <p className="side-card__empty">{t('Start typing to see real-time analysis')}</p>
      )}
    </section>
  );
}
