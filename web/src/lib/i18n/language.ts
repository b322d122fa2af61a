import type { Language } from '@argint/contracts';
import { LANGUAGES } from '@argint/contracts/preferences';
import { LOCAL } from '../../config/storage-keys.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import type { AntdLocale, LanguagePack } from './language-pack.ts';
import type { OtherLanguage, Translator } from './text-types.ts';

interface Shown {
  language: Language;
  /** Null for English, whose texts stand in the code. */
  translator: Translator | null;
  antd: AntdLocale | undefined;
  draftNote: string | null;
}

const ENGLISH: Shown = { language: 'en', translator: null, antd: undefined, draftNote: null };

let shown = ENGLISH;
/** What was asked for last. A language that arrives later than a newer one is not shown. */
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** The language the page is in now. */
export const currentLanguage = (): Language => shown.language;

/** Writes texts in the language of the page; null in English. */
export const translator = (): Translator | null => shown.translator;

/** antd's own words; undefined in English. */
export const antdLocale = (): AntdLocale | undefined => shown.antd;

/** Says in a draft language that no speaker has read it yet; null in any other. */
export const draftNote = (): string | null => shown.draftNote;

/** Subscribes to changes of the language. Returns unsubscribe. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The language chosen in this browser; English where none was. */
export const readLanguage = (): Language => {
  const stored = browserStorage.local.getItem(LOCAL.language);
  return LANGUAGES.find((language) => language === stored) ?? 'en';
};

const PACKS: Readonly<Record<OtherLanguage, () => Promise<LanguagePack>>> = {
  af: async () => (await import('./languages/af.ts')).afrikaans,
  zu: async () => (await import('./languages/zu.ts')).zulu,
  xh: async () => (await import('./languages/xh.ts')).xhosa,
  es: async () => (await import('./languages/es.ts')).spanish,
  fr: async () => (await import('./languages/fr.ts')).french,
  de: async () => (await import('./languages/de.ts')).german,
};

const load = async (language: Language): Promise<Shown> => {
  if (language === 'en') return ENGLISH;
  const [{ createTranslator }, { texts, antd, draftNote = null }] = await Promise.all([
    import('./translator.ts'),
    PACKS[language](),
  ]);
  return { language, translator: createTranslator(language, texts), antd, draftNote };
};

/**
 * Shows the page in a language, without storing the choice. Rejects where its texts do not load;
 * the page then stays as it was.
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  if (language === shown.language) return;
  const next = await load(language);
  if (language !== wanted) return;
  shown = next;
  document.documentElement.lang = language === 'en' ? 'en-ZA' : language;
  for (const listener of listeners) listener();
};

/** Stores a choice and shows the page in it. Rejects where its texts do not load now. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  browserStorage.local.setItem(LOCAL.language, language);
  await showLanguage(language);
};

/** Follows a choice made in another tab. Returns the function that stops it. */
export const followLanguage = (): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === LOCAL.language) showLanguage(readLanguage()).catch(() => undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
