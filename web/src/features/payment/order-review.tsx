import type { PaidPlan } from '@argint/contracts';
import { PLANS } from '@argint/contracts/plans';
import { ESSAY_MAX_CHARS, QUESTION_MAX_CHARS } from '@argint/contracts/limits';
import { Modal } from 'antd';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatZar } from '../../lib/format/format-number.ts';
import { billingApi } from '../billing/billing-api.ts';
import { isBlankDraft, selectDraft } from '../essay-form/draft-slice.ts';
import type { OwnedDraft } from '../essay-form/draft-slice.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { goToPay } from './go-to-pay.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import './payment-dialog.css';
import { translateKnown, useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

interface Props {
  plan: PaidPlan;
  onClose: () => void;
}

/** The essay in the form, to be kept while it is paid for. One that could not be sent stays on the device only. */
const essayToKeep = ({ text, question }: OwnedDraft) =>
  isBlankDraft({ text, question }) ||
  text.length > ESSAY_MAX_CHARS ||
  question.length > QUESTION_MAX_CHARS
    ? null
    : { essayText: text, essayQuestion: question };

/** What is bought and what it costs, before anything is paid. In a demonstration the next step says that it is one. */
export function OrderReview({ plan, onClose }: Props) {
  const t = useText();
  const store = useStore<{ draft: OwnedDraft }>();
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
    const { data } = await create({
      planType: plan,
      pendingEssay: essayToKeep(selectDraft(store.getState())),
    });
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
      title={t('Review your order')}
      cancelText={t('Back')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
      okText={isBusy ? t('Opening PayFast...') : t('Pay with PayFast')}
      okButtonProps={{ autoFocus: true, disabled: isBusy }}
      onOk={pay}
    >
      <dl className="order">
        <div>
          <dt>{translateKnown(name)}</dt>
          <dd>{formatZar(priceCents)}</dd>
        </div>
        <div className="order__total">
          <dt>{billing === 'month' ? t('To pay now, and each month') : t('To pay once')}</dt>
          <dd>{formatZar(priceCents)}</dd>
        </div>
      </dl>
      <ul className="order__features">
        {features.map((feature) => (
          <li key={feature}>{translateKnown(feature)}</li>
        ))}
      </ul>
      {billing === 'month' && (
        <p>
          {t(
            'The plan renews each month until you cancel it in your profile. If you have it already, the new month begins when the running one ends.',
          )}
        </p>
      )}
      <p>
        <Rich
          text={t('By paying you agree to the <terms>Terms of Service</terms>.')}
          tags={{
            terms: (words) => (
              <Link className="payment-dialog__address" to={paths.termsOfService}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
      {error && (
        <p role="alert" className="order__error">
          {failureMessage(error)}
        </p>
      )}
    </Modal>
  );
}
