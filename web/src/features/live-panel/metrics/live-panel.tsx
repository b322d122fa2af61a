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
  /** What the engine says of the text; null until it has read it. */
  remarks: LiveRemarks | null;
  /** Puts the caret to a place of the text. */
  onGo: (place: Span) => void;
  /** Puts the caret to the position that the engine found. */
  onGoToPosition: () => void;
}

/** The real-time panel: a quality score, quick improvements, metrics, structure and critical thinking. */
export function LivePanel({ reading, remarks, ...go }: Props) {
  const t = useText();
  const live = reading?.live;
  return (
    <section className="side-card live" aria-label={t('Real-time analysis')}>
      <h2>{t('As you write')}</h2>
      {live ? (
        <LiveFigures live={live} remarks={remarks} {...go} />
      ) : (
        <p className="side-card__empty">{t('Start typing to see real-time analysis')}</p>
      )}
    </section>
  );
}
