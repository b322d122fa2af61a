import { AccountInformation } from './account-information.tsx';
import { ChangePassword } from './change-password.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { DataPrivacyCard } from '../privacy/data-privacy-card.tsx';
import { DeleteAccountCard } from '../privacy/delete-account-card.tsx';

/** The Account tab: one card for each thing a student may do with the account itself. */
export function AccountPanel() {
  return (
    <>
      <ChangePassword />
      <SessionsCard />
      <DataPrivacyCard />
      <AccountInformation />
      <DeleteAccountCard />
    </>
  );
}
