import { ChangePassword } from './change-password.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { DataPrivacyCard } from '../privacy/data-privacy-card.tsx';
import { DeleteAccountCard } from '../privacy/delete-account-card.tsx';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { useText } from '../../lib/i18n/text.ts';

/** The Account tab: one card for each thing a student may do with the account itself. */
export function AccountPanel() {
  const t = useText();
  const { user } = useSimpleAuth();
  return (
    <>
      <ChangePassword />
      <SessionsCard />
      <DataPrivacyCard />
      <section className="panel-card">
        <h2>{t('Account information')}</h2>
        <p>{t('User ID: {{id}}', { id: user?.id ?? '' })}</p>
      </section>
      <DeleteAccountCard />
    </>
  );
}
