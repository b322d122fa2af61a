import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PROMPT_DELAY_MS } from '../../config/timings.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { shouldPrompt, rememberDismissal } from './prompt-rule.ts';
import { promptClosed, promptOpened, selectPromptOpen } from './prompt-slice.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';

const SignInPrompt = lazy(async () => ({
  default: (await import('./sign-in-prompt.tsx')).SignInPrompt,
}));

/** Opens the sign-in prompt one second after a visitor arrives, and closes it on sign-in. */
export function SignInPromptGate() {
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const open = useSelector(selectPromptOpen);
  const dispatch = useDispatch();
  useEffect(() => {
    if (isAuthenticated) dispatch(promptClosed());
    if (isAuthenticated || isLoading || !shouldPrompt(browserStorage.local, Date.now())) return;
    const timer = setTimeout(() => dispatch(promptOpened()), PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isAuthenticated, isLoading, dispatch]);
  useEffect(() => () => void dispatch(promptClosed()), [dispatch]);
  const close = (): void => {
    rememberDismissal(browserStorage.local, Date.now());
    dispatch(promptClosed());
  };
  if (!open || isAuthenticated) return null;
  return (
    <Suspense fallback={null}>
      <SignInPrompt onClose={close} />
    </Suspense>
  );
}
