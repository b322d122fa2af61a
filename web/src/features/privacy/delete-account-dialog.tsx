import { Modal } from 'antd';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { useDeleteAccount } from './use-delete-account.ts';
import { useText } from '../../lib/i18n/text.ts';

const WORD = 'DELETE';

/** Asks for the password and the word DELETE, and deletes the account. */
export function DeleteAccountDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(true);
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isDeleting, deleteNow } = useDeleteAccount();
  const passwordFault = password === '' ? t('Password is required to delete account') : undefined;
  const wordFault = word === WORD ? undefined : t('Please type DELETE to confirm');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!passwordFault && !wordFault) void deleteNow(password);
  };
  return (
    <Modal
      open={open}
      title={t('Delete Account')}
      footer={null}
      width={460}
      closable={!isDeleting}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <form onSubmit={submit} noValidate className="privacy__form">
        <p>
          {t(
            'Deleting your account is permanent and cannot be undone. Everything we hold about you is removed within a minute.',
          )}
        </p>
        <Field
          label={t('Password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isTried ? passwordFault : undefined}
        />
        <Field
          label={t('Please type "DELETE" to confirm')}
          autoComplete="off"
          value={word}
          onChange={setWord}
          error={isTried ? wordFault : undefined}
        />
        <div className="privacy__actions">
          <Button disabled={isDeleting} onClick={() => setOpen(false)}>
            {t('Keep Account')}
          </Button>
          <Button htmlType="submit" type="primary" disabled={isDeleting}>
            {isDeleting ? t('Deleting...') : t('Delete Account')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
