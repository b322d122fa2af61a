import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { Modal } from 'antd';
import { Button } from '../../components/button.tsx';
import { claimedBenefit, plainBenefit, welcomeBenefits } from '../../content/welcome.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import './welcome.css';
import { useText } from '../../lib/i18n/text.ts';

/** The welcome dialog of D1 §2: the trial, three benefits and one button. */
export function WelcomeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useText();
  const capabilities = useCapabilities();
  return (
    <Modal
      open
      centered
      width={460}
      onCancel={onClose}
      title={name ? t('Welcome, {{name}}!', { name }) : t('Welcome!')}
      footer={
        <Button autoFocus type="primary" size="large" block onClick={onClose}>
          {t('Get Started')}
        </Button>
      }
    >
      <div className="welcome__gift">
        <h3>{t('Free Trial Gift')}</h3>
        <p>
          {t('{{credits}} free analysis credits. Your trial expires in {{days}} days.', {
            credits: TRIAL_CREDITS,
            days: TRIAL_DAYS,
          })}
        </p>
      </div>
      <ul className="welcome__benefits">
        {[...welcomeBenefits, capabilities?.claims ? claimedBenefit : plainBenefit].map(
          (benefit) => (
            <li key={benefit}>{t(benefit)}</li>
          ),
        )}
      </ul>
    </Modal>
  );
}
