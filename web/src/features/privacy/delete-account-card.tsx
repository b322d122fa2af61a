import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { loadable } from '../../components/loadable.tsx';
import { withAntd } from '../../components/antd/with-antd.tsx';
import { useText } from '../../lib/i18n/text.ts';

const DeleteAccountDialog = loadable(
  withAntd(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog),
  'nothing',
);

/** Delete Account: what goes, and the way to the dialog that asks for the password. */
export function DeleteAccountCard() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="panel-card privacy">
      <h2>{t('Delete Account')}</h2>
      <p>
        {t(
          'Deleting your account is permanent and cannot be undone. All your essays, analyses, and subscription data will be permanently removed.',
        )}
      </p>
      <Button onClick={() => setIsOpen(true)}>{t('Delete Account')}</Button>
      {isOpen && <DeleteAccountDialog onClosed={() => setIsOpen(false)} />}
    </section>
  );
}
