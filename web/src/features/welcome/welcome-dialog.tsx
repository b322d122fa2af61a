import { TRIAL_CREDITS, TRIAL_DAYS } from '@argint/contracts/limits';
import { Button, Modal } from 'antd';
import { welcomeBenefits } from '../../content/welcome.ts';
import './welcome.css';

/** The welcome dialog of D1 §2: the trial, three benefits and one button. */
export function WelcomeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Modal
      open
      centered
      width={460}
      onCancel={onClose}
      title={name ? `Welcome, ${name}!` : 'Welcome!'}
      footer={
        <Button autoFocus type="primary" size="large" block onClick={onClose}>
          Get Started
        </Button>
      }
    >
      <div className="welcome__gift">
        <h3>Free Trial Gift</h3>
        <p>
          {TRIAL_CREDITS} free analysis credits. Your trial expires in {TRIAL_DAYS} days.
        </p>
      </div>
      <ul className="welcome__benefits">
        {welcomeBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Modal>
  );
}
