import { lazy, Suspense, useEffect, useRef } from 'react';
import { withAntd } from '../../components/antd/with-antd.tsx';

const load = withAntd(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const KeysDialog = lazy(async () => ({ default: await load() }));

/** The list of keys. Afterwards the focus is where it was, or at `fallback` if it was nowhere. */
export function KeysHelp(props: { onClosed: () => void; fallback: () => HTMLElement | null }) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
  }, []);
  const giveFocusBack = (): void => {
    const was = before.current;
    const target =
      was instanceof HTMLElement && was !== document.body && was.isConnected
        ? was
        : props.fallback();
    target?.focus({ preventScroll: true });
    props.onClosed();
  };
  return (
    <Suspense fallback={null}>
      <KeysDialog onClosed={giveFocusBack} />
    </Suspense>
  );
}
