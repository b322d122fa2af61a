import { Modal } from 'antd';
import { Button } from '../../components/button.tsx';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import './payment-dialog.css';
import { useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

/** Says that nothing can be paid here, and whom to ask (D1 §7). */
export function PaymentDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const address = useCapabilities()?.supportEmail;
  return (
    <Modal
      open
      centered
      width={440}
      title={t('Demo mode')}
      onCancel={onClose}
      footer={
        <Button autoFocus type="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <p>
        <Rich
          text={t(
            'Payment is disabled in this demonstration. Contact <address>{{address}}</address>.',
            {
              address: address ?? t('support'),
            },
          )}
          tags={{
            address: (words) =>
              address ? (
                <a className="payment-dialog__address" href={`mailto:${address}`}>
                  {words}
                </a>
              ) : (
                words
              ),
          }}
        />
      </p>
    </Modal>
  );
}
