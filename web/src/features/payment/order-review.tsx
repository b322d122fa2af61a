import type { PaidPlan } from '@argint/contracts';
import { PLANS } from '@argint/contracts/plans';
import { Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatZar } from '../../lib/format/format-number.ts';
import { billingApi } from '../billing/billing-api.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { goToPay } from './go-to-pay.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import './payment-dialog.css';

interface Props {
  plan: PaidPlan;
  onClose: () => void;
}

/** What is bought and what it costs, before anything is paid. In a demonstration the next step says that it is one. */
export function OrderReview({ plan, onClose }: Props) {
  const payments = useCapabilities()?.payments;
  const [isDemo, setDemo] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [create, { isLoading, error }] = billingApi.useCreatePaymentMutation();
  const { name, priceCents, billing, features } = PLANS[plan];
  const isBusy = isLoading || isLeaving;
  const pay = async (): Promise<void> => {
    if (payments !== 'payfast') {
      setDemo(true);
      return;
    }
    const { data } = await create(plan);
    if (!data) return;
    setLeaving(true);
    goToPay(data);
  };
  if (isDemo) return <PaymentDialog onClose={onClose} />;
  return (
    <Modal
      open
      centered
      width={480}
      title="Review your order"
      cancelText="Back"
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
      okText={isBusy ? 'Opening PayFast...' : 'Pay with PayFast'}
      okButtonProps={{ autoFocus: true, disabled: isBusy }}
      onOk={pay}
    >
      <dl className="order">
        <div>
          <dt>{name}</dt>
          <dd>{formatZar(priceCents)}</dd>
        </div>
        <div className="order__total">
          <dt>{billing === 'month' ? 'To pay now, and each month' : 'To pay once'}</dt>
          <dd>{formatZar(priceCents)}</dd>
        </div>
      </dl>
      <ul className="order__features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {billing === 'month' && (
        <p>
          The plan renews each month until you cancel it in your profile. If you have it already,
          the new month begins when the running one ends.
        </p>
      )}
      <p>
        By paying you agree to the{' '}
        <Link className="payment-dialog__address" to={paths.termsOfService}>
          Terms of Service
        </Link>
        .
      </p>
      {error && (
        <p role="alert" className="order__error">
          {failureMessage(error)}
        </p>
      )}
    </Modal>
  );
}
