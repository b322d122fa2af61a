import { isDraftLanguage } from '@argint/contracts/preferences';
import { paths } from '../../config/paths.ts';
import './draft-language.css';
import { draftNote } from './language.ts';
import { useLanguage } from './text.ts';

/** Pages that a draft language does not have: each address that begins with one of these. */
const ENGLISH_PAGES = [
  paths.premium(null),
  paths.securityAudit,
  paths.paymentSuccess,
  paths.paymentCancel,
  paths.howWeScore,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.dataProtection,
];
const isAiUse = (pathname: string): boolean => pathname.endsWith('/ai-use');

/** 'en' for a page whose texts stay English in a draft language; undefined where the page has the language of the shell. */
export const usePageLanguage = (pathname: string): 'en' | undefined => {
  const isDraft = isDraftLanguage(useLanguage());
  const isEnglish = ENGLISH_PAGES.some((page) => pathname.startsWith(page)) || isAiUse(pathname);
  return isDraft && isEnglish ? 'en' : undefined;
};

/** 'en' for a part that a draft language does not have. */
export const useDraftPartLanguage = (): 'en' | undefined =>
  isDraftLanguage(useLanguage()) ? 'en' : undefined;

/** Says in a draft language that no speaker has read it yet; nothing in any other. */
export function DraftLanguageNote() {
  const language = useLanguage();
  const note = draftNote();
  return note === null ? null : (
    <p className="draft-language page" lang={language}>
      {note}
    </p>
  );
}
