import { Modal } from 'antd';
import { useState } from 'react';
import { useText } from '../../lib/i18n/text.ts';
import type { TextKey } from '../../lib/i18n/text.ts';

const keys: readonly (readonly [key: string, what: TextKey])[] = [
  ['n', 'next critique'],
  ['p', 'previous critique'],
  ['Tab', 'go to the next mark'],
  ['Enter', 'open the critique of a mark and go into its card'],
  ['Esc', 'close the card and go back to its mark'],
  ['f', 'show or hide the fix'],
  ['r', 'resolved, or open again'],
  ['i', 'intended, or open again'],
  ['u', 'not useful, or open again'],
  ['?', 'show this list'],
];

/** Lists the keyboard shortcuts of the result. `onClosed` is called when the dialog is gone. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={t('Keys')}
      footer={null}
      width={420}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
