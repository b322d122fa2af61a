import { Rich } from '../../lib/i18n/rich.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** What lowered a score most. */
export function Shortfall({ text }: { text: string }) {
  const t = useText();
  return (
    <p className="shortfall">
      <Rich
        text={t('<b>What cost it most:</b> <i>{{shortfall}}</i>.', { shortfall: text })}
        tags={{ b: (words) => <b>{words}</b>, i: (words) => <span lang="en">{words}</span> }}
      />
    </p>
  );
}
