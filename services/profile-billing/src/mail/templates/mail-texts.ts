import type { FullLanguage } from '@argint/contracts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { MailTexts } from './mail-text.ts';
import { SPANISH } from './spanish.ts';

/** The wording of all mails, by language. A draft language has none: its mails are English. */
export const MAIL_TEXTS: Readonly<Record<FullLanguage, MailTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};
