import { Component } from 'react';
import type { ReactNode } from 'react';
import { EmptyCard } from '../components/empty-card.tsx';
import { t } from '../lib/i18n/text.ts';

/** Catches errors of a screen and offers a refresh. The draft is saved on the device. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // antd may be what failed, so this is a plain button.
    return (
      <EmptyCard
        alert
        title={t('Something went wrong')}
        actions={
          <button type="button" className="text-button" onClick={() => location.reload()}>
            {t('Refresh Page')}
          </button>
        }
      >
        <p>{t('Your draft is saved on this device.')}</p>
      </EmptyCard>
    );
  }
}
