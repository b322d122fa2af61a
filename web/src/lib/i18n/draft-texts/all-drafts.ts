import { billingDrafts } from './billing-drafts.ts';
import { commonDraftPlurals, commonDrafts } from './common-drafts.ts';
import { critiquesDraftPlurals, critiquesDrafts } from './critiques-drafts.ts';
import { draftsDraftPlurals, draftsDrafts } from './drafts-drafts.ts';
import { errorsDrafts } from './errors-drafts.ts';
import { essaysDraftPlurals, essaysDrafts } from './essays-drafts.ts';
import { formDraftPlurals, formDrafts } from './form-drafts.ts';
import { homeDrafts } from './home-drafts.ts';
import { jobDraftPlurals, jobDrafts } from './job-drafts.ts';
import { kindDrafts } from './kind-drafts.ts';
import { liveDraftPlurals, liveDrafts } from './live-drafts.ts';
import { mapDraftPlurals, mapDrafts } from './map-drafts.ts';
import { messagesDrafts } from './messages-drafts.ts';
import { pagesDrafts } from './pages-drafts.ts';
import { plansDraftPlurals, plansDrafts } from './plans-drafts.ts';
import { premiumDrafts } from './premium-drafts.ts';
import { profileDrafts } from './profile-drafts.ts';
import { progressDraftPlurals, progressDrafts } from './progress-drafts.ts';
import { resultDraftPlurals, resultDrafts } from './result-drafts.ts';
import { shellDrafts } from './shell-drafts.ts';
import { signInDrafts } from './sign-in-drafts.ts';
import type { DraftPlurals, DraftTexts } from '../text-types.ts';

/** Every table of draft translations. */
export const DRAFT_TEXTS: readonly DraftTexts[] = [
  billingDrafts,
  commonDrafts,
  critiquesDrafts,
  draftsDrafts,
  errorsDrafts,
  essaysDrafts,
  formDrafts,
  homeDrafts,
  jobDrafts,
  kindDrafts,
  liveDrafts,
  mapDrafts,
  messagesDrafts,
  pagesDrafts,
  plansDrafts,
  premiumDrafts,
  profileDrafts,
  progressDrafts,
  resultDrafts,
  shellDrafts,
  signInDrafts,
];

/** Every table of draft translations with a number in them. */
export const DRAFT_PLURALS: readonly DraftPlurals[] = [
  commonDraftPlurals,
  critiquesDraftPlurals,
  draftsDraftPlurals,
  essaysDraftPlurals,
  formDraftPlurals,
  jobDraftPlurals,
  liveDraftPlurals,
  mapDraftPlurals,
  plansDraftPlurals,
  progressDraftPlurals,
  resultDraftPlurals,
];
