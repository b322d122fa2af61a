import { billingPlurals, billingTexts } from './billing-texts.ts';
import { commonPlurals, commonTexts } from './common-texts.ts';
import { critiquesPlurals, critiquesTexts } from './critiques-texts.ts';
import { draftsPlurals, draftsTexts } from './drafts-texts.ts';
import { errorsTexts } from './errors-texts.ts';
import { essaysPlurals, essaysTexts } from './essays-texts.ts';
import { formPlurals, formTexts } from './form-texts.ts';
import { homeTexts } from './home-texts.ts';
import { jobPlurals, jobTexts } from './job-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { livePlurals, liveTexts } from './live-texts.ts';
import { mapPlurals, mapTexts } from './map-texts.ts';
import { messagesTexts } from './messages-texts.ts';
import { pagesPlurals, pagesTexts } from './pages-texts.ts';
import { plansPlurals, plansTexts } from './plans-texts.ts';
import { premiumPlurals, premiumTexts } from './premium-texts.ts';
import { privacyTexts } from './privacy-texts.ts';
import { profileTexts } from './profile-texts.ts';
import { progressPlurals, progressTexts } from './progress-texts.ts';
import { resultPlurals, resultTexts } from './result-texts.ts';
import { shellTexts } from './shell-texts.ts';
import { signInTexts } from './sign-in-texts.ts';

/** Every table of texts. No key may be in two of them. */
export const TEXTS = [
  billingTexts,
  commonTexts,
  critiquesTexts,
  draftsTexts,
  errorsTexts,
  essaysTexts,
  formTexts,
  homeTexts,
  jobTexts,
  kindTexts,
  liveTexts,
  mapTexts,
  messagesTexts,
  pagesTexts,
  plansTexts,
  premiumTexts,
  privacyTexts,
  profileTexts,
  progressTexts,
  resultTexts,
  shellTexts,
  signInTexts,
] as const;

/** Every table of texts with a number in them. */
export const PLURALS = [
  billingPlurals,
  commonPlurals,
  critiquesPlurals,
  draftsPlurals,
  essaysPlurals,
  formPlurals,
  jobPlurals,
  livePlurals,
  mapPlurals,
  pagesPlurals,
  plansPlurals,
  premiumPlurals,
  progressPlurals,
  resultPlurals,
] as const;

type KeyOf<T> = T extends unknown ? keyof T & string : never;

/** An English text that has its translations. */
export type AnyTextKey = KeyOf<(typeof TEXTS)[number]>;
/** An English text that has its translations and no values to fill in. */
export type TextKey = Exclude<AnyTextKey, `${string}{{${string}`>;
/** The form for any number but one of an English text that has its translations. */
export type PluralKey = KeyOf<(typeof PLURALS)[number]>;
