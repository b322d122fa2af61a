import type { PendingEssay } from '@argint/contracts';
import { useSelector } from 'react-redux';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { billingApi } from '../billing/billing-api.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { isBlankDraft, selectDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';

interface KeptEssay {
  /** What the server keeps for a payment of this user; null without one, and in a demonstration. */
  pending: PendingEssay | null;
  /** The form has a text. */
  isInForm: boolean;
  /** The form has that very text. */
  isSame: boolean;
}

/** The essay of a student who went to pay: on the server and in the form. */
export const usePendingEssay = (): KeptEssay => {
  const { isAuthenticated } = useSimpleAuth();
  const takesPayments = useCapabilities()?.payments === 'payfast';
  const { currentData: pending = null } = billingApi.usePendingEssayQuery(undefined, {
    skip: !isAuthenticated || !takesPayments,
  });
  const kept = pending?.essayText.trim();
  // Only their answers: the whole draft would render this at every key.
  const isInForm = useSelector((state: { draft: OwnedDraft }) => !isBlankDraft(selectDraft(state)));
  const isSame = useSelector(
    (state: { draft: OwnedDraft }) => kept !== undefined && kept === selectDraft(state).text.trim(),
  );
  return { pending, isInForm, isSame };
};
