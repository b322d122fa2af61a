import type { Language } from '@argint/contracts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { MailTexts } from './mail-text.ts';
import { SPANISH } from './spanish.ts';

/** The wording of all mails, by language. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};
