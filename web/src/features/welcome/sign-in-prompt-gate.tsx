import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadable } from '../../components/loadable.tsx';
import { PROMPT_DELAY_MS } from '../../config/timings.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { isEmptyDraft, selectDraft } from '../essay-form/draft-slice.ts';
import { shouldPrompt, rememberDismissal } from './prompt-rule.ts';
import {
  promptClosed,
  promptDismissed,
  promptOpened,
  selectPromptDismissed,
  selectPromptOpen,
} from './prompt-slice.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';

const SignInPrompt = loadable(
  async () => (await import('./sign-in-prompt.tsx')).SignInPrompt,
  'nothing',
);

const FIELDS = 'input, textarea, select, [contenteditable]';
/** Somebody writes, or could in the next moment. */
const isFieldFocused = (): boolean => document.activeElement?.matches(FIELDS) === true;

/**
 * Opens the sign-in prompt one second after a visitor arrives, and closes it on sign-in. While a
 * field has the focus or holds text it waits, so that it never takes the keyboard away. Once a
 * visitor has closed it, it opens only when asked for, until the page is loaded again.
 */
export function SignInPromptGate() {
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const open = useSelector(selectPromptOpen);
  const dismissed = useSelector(selectPromptDismissed);
  const hasNoDraft = useSelector((state: Parameters<typeof selectDraft>[0]) =>
    isEmptyDraft(selectDraft(state)),
  );
  const dispatch = useDispatch();
  useEffect(() => {
    if (isAuthenticated) dispatch(promptClosed());
    if (isAuthenticated || isLoading || dismissed || !hasNoDraft) return;
    let timer: ReturnType<typeof setTimeout>;
    const open = (): void => {
      // Asked only now: it may have been closed in another tab meanwhile.
      const isDue = shouldPrompt(browserStorage.local, Date.now());
      if (isDue && !isFieldFocused()) dispatch(promptOpened());
    };
    // Focus may be on its way to the next field.
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(open, PROMPT_DELAY_MS);
    };
    begin();
    document.addEventListener('focusout', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', begin);
    };
  }, [isAuthenticated, isLoading, dismissed, hasNoDraft, dispatch]);
  useEffect(() => () => void dispatch(promptClosed()), [dispatch]);
  const close = (): void => {
    rememberDismissal(browserStorage.local, Date.now());
    dispatch(promptDismissed());
  };
  if (!open || isAuthenticated) return null;
  return <SignInPrompt onClose={close} />;
}
