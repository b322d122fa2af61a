import { formatNumber } from '../../lib/format/format-number.ts';
import { useText } from '../../lib/i18n/text.ts';

/**
 * '8/10', without the decimal that most verdicts are too uncertain for; nothing where there is no score. `score` is from
 * 0 to 100.
 */
export function ScoreOfTen({ score }: { score: number | null }) {
  const t = useText();
  if (score === null) return null;
  return (
    <span className="score-of-ten">
      <span className="visually-hidden">{t('Verdict')} </span>
      <strong>{formatNumber(Math.round(score / 10))}</strong>/10
    </span>
  );
}
