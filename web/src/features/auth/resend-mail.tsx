import { MESSAGES } from '@argint/contracts/messages';
import { Button } from '../../components/button.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import { emailApi } from './email-api.ts';

/** Has the mail with the link that confirms the address sent again, and says what came of it. */
export function ResendMail() {
  const t = useText();
  const [resend, { data, isLoading, isSuccess, error }] = emailApi.useResendVerificationMutation();
  if (isSuccess)
    return <p role="status">{translateKnown(data?.message ?? MESSAGES.verificationSent)}</p>;
  return (
    <>
      {error && !isLoading && <p role="alert">{failureMessage(error)}</p>}
      <Button type="primary" disabled={isLoading} onClick={() => void resend()}>
        {isLoading ? t('Sending...') : t('Send the mail again')}
      </Button>
    </>
  );
}
