import { CANCELLATION_REASON_MAX_CHARS } from '@argint/contracts/payments';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { billingApi } from './billing-api.ts';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

/** Asks once more before the renewal ends, and why. The dialog stays open where the server refuses. */
export function CancelDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [change, { isLoading }] = billingApi.useChangeSubscriptionMutation();
  const cancel = async (): Promise<void> => {
    const given = reason.trim();
    const { data, error } = await change({
      autoRenew: false,
      ...(given === '' ? {} : { cancellationReason: given }),
    });
    if (error) {
      const text = failureMessage(error, t('Failed to cancel subscription'));
      dispatch(toasted({ kind: 'error', title: t('Error'), text }));
      return;
    }
    dispatch(toasted({ kind: 'success', title: translateKnown(data.message) }));
    onClose();
  };
  return (
    <Modal
      open
      centered
      width={480}
      title={t('Cancel Subscription')}
      cancelText={t('Keep Subscription')}
      cancelButtonProps={{ autoFocus: true, disabled: isLoading }}
      onCancel={onClose}
      okText={isLoading ? t('Cancelling...') : t('Cancel Subscription')}
      okButtonProps={{ danger: true, disabled: isLoading }}
      onOk={cancel}
    >
      <p>
        {t(
          "Are you sure you want to cancel your subscription? You'll continue to have access until your current billing period ends.",
        )}
      </p>
      <label className="billing-label" htmlFor={id}>
        {t('Reason (optional)')}
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        value={reason}
        maxLength={CANCELLATION_REASON_MAX_CHARS}
        showCount
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  );
}
