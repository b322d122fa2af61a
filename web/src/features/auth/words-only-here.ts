import { countWords } from '@argint/text-analysis';
import { LOCAL, TAB } from '../../config/storage-keys.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { isBlankDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';
import { draftOfOtherTab, parseShelf } from '../essay-form/draft-storage.ts';

const { local, session } = browserStorage;

/**
 * How many words of drafts a sign-out would delete from this device.
 *
 * @param sent the essay that was sent last, which is in the account
 */
export const wordsOnlyHere = (draft: OwnedDraft, sent: string | undefined): number => {
  const other = draftOfOtherTab(local.getItem(LOCAL.draft), session.getItem(TAB.draft));
  const shelf = parseShelf(local.getItem(LOCAL.shelf));
  const drafts = [draft, ...(other && other.text !== draft.text ? [other] : []), ...shelf].filter(
    (one) =>
      !isBlankDraft(one) &&
      one.text !== sent &&
      (one.owner === null || one.owner === draft.owner || draft.owner === null),
  );
  return drafts.reduce((sum, { text }) => sum + countWords(text), 0);
};
