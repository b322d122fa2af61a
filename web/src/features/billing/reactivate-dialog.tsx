import type { Subscription } from '@argint/contracts';
import { Modal } from 'antd';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { billingApi } from './billing-api.ts';
import { subscriptionName } from './billing-words.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

interface Props {
  subscription: Subscription;
  onClose: () => void;
}

/** Starts the renewal again. Where that takes a new payment, it leads to the plans and says so. */
export function ReactivateDialog({ subscription, onClose }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change, { isLoading }] = billingApi.useChangeSubscriptionMutation();
  const reactivate = async (): Promise<void> => {
    const { data, error } = await change({ autoRenew: true });
    if (data) dispatch(toasted({ kind: 'success', title: translateKnown(data.message) }));
    else if (readFailure(error).code === 'PAYMENT_REQUIRED') {
      const text = t(
        'Please choose {{plan}} again. What is left of the plan is added to the new month.',
        { plan: subscriptionName(subscription) },
      );
      dispatch(toasted({ kind: 'info', title: t('Payment Required'), text }));
      void navigate(paths.section('pricing'));
    } else {
      const text = failureMessage(error, t('Failed to reactivate subscription'));
      dispatch(toasted({ kind: 'error', title: t('Error'), text }));
      return;
    }
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={480}
      title={t('Reactivate Subscription')}
      cancelText={t('Cancel')}
      cancelButtonProps={{ disabled: isLoading }}
      onCancel={onClose}
      okText={isLoading ? t('Reactivating...') : t('Reactivate')}
      okButtonProps={{ autoFocus: true, disabled: isLoading }}
      onOk={reactivate}
    >
      <p>
        {t('Would you like to reactivate your subscription? This will resume automatic billing.')}
      </p>
    </Modal>
  );
}
