import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { ResendMail } from '../auth/resend-mail.tsx';
import type { StartFailure } from './start-errors.ts';
import './status-card.css';
import { useText } from '../../lib/i18n/text.ts';

/**
 * Why nothing was started, and what can help. The button clears it and goes back to the form; it
 * reads Try Again only where the same essay may be accepted the next time.
 */
export function ErrorPanel(props: { failure: StartFailure; onTryAgain: () => void }) {
  const t = useText();
  const { title, message, nextStep, remedy } = props.failure;
  return (
    <section className="error-panel" role="alert">
      <div>
        <h2>{title}</h2>
        <p>{message}</p>
        {nextStep && <p>{nextStep}</p>}
      </div>
      <div className="error-panel__actions">
        {remedy === 'plans' && (
          <LinkButton type="primary" to={paths.section('pricing')}>
            {t('See the plans')}
          </LinkButton>
        )}
        {remedy === 'confirm' && <ResendMail />}
        <Button onClick={props.onTryAgain}>
          {remedy === 'again' || remedy === 'confirm' ? t('Try Again') : t('Edit the essay')}
        </Button>
      </div>
    </section>
  );
}
