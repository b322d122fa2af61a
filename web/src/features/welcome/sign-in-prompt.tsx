import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { PROMPT_FADE_MS } from '../../config/timings.ts';
import './sign-in-prompt.css';
import { useText } from '../../lib/i18n/text.ts';

/** Invites a visitor to sign in. Closing it leaves the page as it was. A plain dialog, because antd's would double the script of a first visit. */
export function SignInPrompt({ onClose }: { onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [fading, setFading] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!fading) return;
    const timer = setTimeout(onClose, PROMPT_FADE_MS);
    return () => clearTimeout(timer);
  }, [fading, onClose]);
  const fade = (): void => setFading(true);
  return (
    <dialog
      ref={dialog}
      className={fading ? 'prompt prompt--fading' : 'prompt'}
      aria-labelledby="prompt-title"
      // Escape: fade first, then close.
      onCancel={(event) => {
        event.preventDefault();
        fade();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) fade();
      }}
    >
      <div className="prompt__box">
        <h2 id="prompt-title">{t('Sign in to analyse your essay')}</h2>
        <p>
          {t(
            '{{credits}} free analyses for {{days}} days, no card needed. What you have typed stays on this device.',
            { credits: TRIAL_CREDITS, days: TRIAL_DAYS },
          )}
        </p>
        <div className="prompt__actions">
          <LinkButton
            autoFocus
            type="primary"
            size="large"
            block
            to={paths.login}
            onFollow={onClose}
          >
            {t('Sign In to Continue')}
          </LinkButton>
          <button type="button" className="text-button" onClick={fade}>
            {t('Look around first')}
          </button>
        </div>
        <button type="button" className="prompt__close" aria-label={t('Close')} onClick={fade}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
