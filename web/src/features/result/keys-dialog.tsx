import { Modal } from 'antd';

const keys = [
  ['n', 'next critique'],
  ['p', 'previous critique'],
  ['Tab', 'go to the next mark'],
  ['Enter', 'open the critique of a mark'],
  ['Esc', 'close the open critique'],
  ['?', 'show this list'],
] as const;

/** Lists the keyboard shortcuts of the result. */
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
