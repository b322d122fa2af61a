import { Rich } from '../../lib/i18n/rich.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** '58 of 100' with the number set off; '– no score' where there is none. */
export function ScoreValue({ value }: { value: number | null }) {
  const t = useText();
  const text =
    value === null
      ? t('<b>–</b> no score')
      : t('<b>{{value}}</b> of 100', { value: Math.round(value) });
  return <Rich text={text} tags={{ b: (words) => <strong>{words}</strong> }} />;
}
