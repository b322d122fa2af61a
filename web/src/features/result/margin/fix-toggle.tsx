import { useText } from '../../../lib/i18n/text.ts';

/** Shows or hides the fix of a critique. */
export function FixToggle({ shown, onShow }: { shown: boolean; onShow: (shown: boolean) => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className="text-button"
      aria-expanded={shown}
      onClick={() => onShow(!shown)}
    >
      {shown ? t('Hide the fix') : t('Show the fix')}
    </button>
  );
}
