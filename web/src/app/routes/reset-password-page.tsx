import { useEffect, useState } from 'react';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { ResetCard } from '../../features/auth/reset-card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useText } from '../../lib/i18n/text.ts';

/** /reset-password#token, where the link of the mail leads. The token does not stay in the address. */
export function ResetPasswordPage() {
  const t = useText();
  usePageTitle(t('Choose a new password'));
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (token === '') {
    return (
      <EmptyCard
        alert
        title={t('This link is not complete')}
        actions={
          <LinkButton type="primary" to={paths.login}>
            {t('Back to sign in')}
          </LinkButton>
        }
      >
        <p>{t('Please open it again from the mail, or ask for a new one.')}</p>
      </EmptyCard>
    );
  }
  return (
    <div className="page reset-page">
      <ResetCard token={token} />
    </div>
  );
}
