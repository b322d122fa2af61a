import { ESSAY_ADVISED_WORDS } from '@argint/contracts/limits';
import { useText } from '../../lib/i18n/text.ts';

/** What to do with an essay before pasting it (D1 §1). */
export function RequirementsBox() {
  const t = useText();
  return (
    <aside className="requirements" aria-label={t('Requirements')}>
      <strong>{t('Before you paste')}</strong>
      <ul>
        <li>{t('Essay at least {{count}} words', { count: String(ESSAY_ADVISED_WORDS) })}</li>
        <li>{t('Remove the cover page')}</li>
        <li>{t('Remove the bibliography')}</li>
      </ul>
    </aside>
  );
}
