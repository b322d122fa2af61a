import { lazy, Suspense, useEffect, useRef } from 'react';

const KeysDialog = lazy(async () => ({
  default: (await import('./keys-dialog.tsx')).KeysDialog,
}));

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
