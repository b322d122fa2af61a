import { Modal } from 'antd';

const keys = [
  ['n', 'next remark'],
  ['p', 'previous remark'],
  ['Tab', 'from mark to mark'],
  ['Enter', 'open the remark of a mark'],
  ['Esc', 'close the open remark'],
  ['?', 'this list'],
] as const;

/** The keys of the result. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="Keys" footer={null} width={380} onCancel={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
