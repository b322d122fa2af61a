import { useText } from '../lib/i18n/text.ts';

/** A button that only a keyboard meets: it leads to the essay without what stands before it. */
export function SkipButton({ to }: { to: (button: HTMLButtonElement) => HTMLElement | null }) {
  const t = useText();
  return (
    <button
      type="button"
      className="skip-link"
      onClick={({ currentTarget }) => to(currentTarget)?.focus()}
    >
      {t('Skip to the essay')}
    </button>
  );
}
