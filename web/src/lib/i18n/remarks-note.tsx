import { t, useLanguage } from './text.ts';

/** Says, on a page in another language, that remarks are English; nothing on an English page. */
export function RemarksNote() {
  return useLanguage() === 'en' ? null : (
    <p className="remarks-note">{t('The remarks are written in English.')}</p>
  );
}
