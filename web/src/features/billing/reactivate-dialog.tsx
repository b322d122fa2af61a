import type { Subscription } from '@argint/contracts';
import { Modal } from 'antd';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { billingApi } from './billing-api.ts';
import { subscriptionName } from './billing-words.ts';

interface Props {
  subscription: Subscription;
  onClose: () => void;
}

/** Starts the renewal again. Where that takes a new payment, it leads to the plans and says so. */
export function ReactivateDialog({ subscription, onClose }: Props) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change, { isLoading }] = billingApi.useChangeSubscriptionMutation();
  const reactivate = async (): Promise<void> => {
    const { data, error } = await change({ autoRenew: true });
    if (data) dispatch(toasted({ kind: 'success', title: data.message }));
    else if (readFailure(error).code === 'PAYMENT_REQUIRED') {
      const text = `Please choose ${subscriptionName(subscription)} again. What is left of the plan is added to the new month.`;
      dispatch(toasted({ kind: 'info', title: 'Payment Required', text }));
      void navigate(paths.section('pricing'));
    } else {
      const text = failureMessage(error, 'Failed to reactivate subscription');
      dispatch(toasted({ kind: 'error', title: 'Error', text }));
      return;
    }
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={480}
      title="Reactivate Subscription"
      cancelText="Cancel"
      cancelButtonProps={{ disabled: isLoading }}
      onCancel={onClose}
      okText={isLoading ? 'Reactivating...' : 'Reactivate'}
      okButtonProps={{ autoFocus: true, disabled: isLoading }}
      onOk={reactivate}
    >
      <p>Would you like to reactivate your subscription? This will resume automatic billing.</p>
    </Modal>
  );
}
