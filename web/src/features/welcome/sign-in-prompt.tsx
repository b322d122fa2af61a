import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { Modal } from 'antd';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import './welcome.css';

/** Invites a visitor to sign in. Closing it leaves the page as it was. */
export function SignInPrompt({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      centered
      footer={null}
      width={440}
      onCancel={onClose}
      title="Sign in to analyse your essay"
    >
      <p className="welcome__text">
        A new account comes with {TRIAL_CREDITS} free analyses, valid for {TRIAL_DAYS} days. You do
        not need a card. What you have typed stays on this device.
      </p>
      <div className="welcome__actions">
        <LinkButton autoFocus type="primary" size="large" block to={paths.login} onFollow={onClose}>
          Sign In to Continue
        </LinkButton>
        <button type="button" className="text-button" onClick={onClose}>
          Look around first
        </button>
      </div>
    </Modal>
  );
}
