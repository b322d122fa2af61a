import { formatNumber } from '../../lib/format/format-number.ts';
import { useText } from '../../lib/i18n/text.ts';

/** '7.6/10', as the result names its verdict; nothing where there is no score. `score` is from 0 to 100. */
export function ScoreOfTen({ score }: { score: number | null }) {
  const t = useText();
  if (score === null) return null;
  return (
    <span className="score-of-ten">
      <span className="visually-hidden">{t('Verdict')} </span>
      <strong>{formatNumber(score / 10, 1)}</strong>/10
    </span>
  );
}
