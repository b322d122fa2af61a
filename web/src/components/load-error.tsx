import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyCard } from './empty-card.tsx';
import { useText } from '../lib/i18n/text.ts';

/** A card for something that could not be loaded: what, why, and a button that tries again. */
export function LoadError(props: {
  title: string;
  children: ReactNode;
  onRetry: () => void;
  /** @default 'Try Again' */
  retryLabel?: string;
  isRetrying?: boolean;
  /** Other ways on, after the button. */
  actions?: ReactNode;
}) {
  const t = useText();
  return (
    <EmptyCard
      alert
      title={props.title}
      actions={
        <>
          <Button type="primary" disabled={props.isRetrying} onClick={props.onRetry}>
            {props.retryLabel ?? t('Try Again')}
          </Button>
          {props.actions}
        </>
      }
    >
      <p>{props.children}</p>
    </EmptyCard>
  );
}
