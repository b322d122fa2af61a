import { Button, Modal } from 'antd';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import './payment-dialog.css';

/** Says that nothing can be paid here, and whom to ask (D1 §7). */
export function PaymentDialog({ onClose }: { onClose: () => void }) {
  const address = useCapabilities()?.supportEmail;
  return (
    <Modal
      open
      centered
      width={440}
      title="Demo mode"
      onCancel={onClose}
      footer={
        <Button autoFocus type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>
        Payment is disabled in this demonstration. Contact{' '}
        {address ? (
          <a className="payment-dialog__address" href={`mailto:${address}`}>
            {address}
          </a>
        ) : (
          'support'
        )}
        .
      </p>
    </Modal>
  );
}
