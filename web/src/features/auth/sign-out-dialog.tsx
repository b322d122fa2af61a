import { Modal } from 'antd';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/i18n/text.ts';
import './sign-in-gate.css';

interface Props {
  /** Words that stand in no essay yet, in words: '552 words'. */
  words: string;
  onClose: () => void;
  /** Signs out; `keep` leaves the drafts on this device for this student alone. */
  onSignOut: (keep: boolean) => void;
}

/** Asks what becomes of a draft that is only on this device before its student signs out. */
export function SignOutDialog({ words, onClose, onSignOut }: Props) {
  const t = useText();
  return (
    <Modal
      open
      centered
      width={480}
      title={t('Keep your draft?')}
      onCancel={onClose}
      footer={
        <div className="sign-out__actions">
          <Button onClick={() => onSignOut(false)}>{t('Delete it and sign out')}</Button>
          <Button type="primary" onClick={() => onSignOut(true)}>
            {t('Keep it and sign out')}
          </Button>
        </div>
      }
    >
      <p>
        {t(
          'Your draft ({{words}}) is only on this device. If you keep it, you will find it here when you sign in again. On a computer that others use, delete it.',
          { words },
        )}
      </p>
    </Modal>
  );
}
