import { plural, useText } from '../../../lib/i18n/text.ts';
import type { TextFix } from '../editor/text-fix.ts';

/** Writes a critique's fix into the text, at its place or at all of its places. Nothing where the fix is advice. */
export function UseButtons(props: {
  fixes: readonly TextFix[];
  onUse: (fixes: readonly TextFix[]) => void;
}) {
  const t = useText();
  const { fixes, onUse } = props;
  if (fixes.length === 0) return null;
  return (
    <>
      <button type="button" className="text-button" onClick={() => onUse(fixes.slice(0, 1))}>
        {t('Use this')}
      </button>
      {fixes.length > 1 && (
        <button type="button" className="text-button" onClick={() => onUse(fixes)}>
          {plural(fixes.length, 'Use in one place', 'Use in all {{count}} places')}
        </button>
      )}
    </>
  );
}
