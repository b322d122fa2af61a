import { plural, useText } from '../../lib/i18n/text.ts';

/** Shows the critiques that matter less, where there are any. */
export function MoreCritiques({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useText();
  if (count <= 0) return null;
  return (
    <p className="more-critiques">
      {plural(count, '{{count}} smaller critique waits.', '{{count}} smaller critiques wait.')}{' '}
      <button type="button" className="text-button" onClick={onShow}>
        {t('Show {{count}} more', { count })}
      </button>
    </p>
  );
}
