import { useLanguage, useText } from './text.ts';
import type { TextKey } from './text.ts';

/** Says, on a page in another language, what on it stays English; nothing on an English page. */
export function EnglishNote({ text }: { text: TextKey }) {
  const t = useText();
  return useLanguage() === 'en' ? null : <p className="remarks-note">{t(text)}</p>;
}
