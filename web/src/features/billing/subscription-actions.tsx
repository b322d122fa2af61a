import type { Subscription } from '@argint/contracts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { withAntd } from '../../components/antd/with-antd.tsx';
import { loadable } from '../../components/loadable.tsx';
import { useText } from '../../lib/i18n/text.ts';

const CancelDialog = loadable(
  withAntd(async () => (await import('./cancel-dialog.tsx')).CancelDialog),
  'card',
);
const ReactivateDialog = loadable(
  withAntd(async () => (await import('./reactivate-dialog.tsx')).ReactivateDialog),
  'card',
);

interface Props {
  subscription: Subscription;
  hasPlan: boolean;
}

/** What can be done with a subscription. Only a monthly plan can be cancelled or reactivated. */
export function SubscriptionActions({ subscription, hasPlan }: Props) {
  const t = useText();
  const [open, setOpen] = useState<'cancel' | 'reactivate' | null>(null);
  const { billingCycle, isActive, autoRenew, cancellationDate } = subscription;
  const isMonthly = billingCycle === 'monthly';
  const isCancelled = !autoRenew && cancellationDate !== null;
  return (
    <section className="panel-card">
      <h2>{t('Subscription Actions')}</h2>
      {hasPlan ? (
        <div className="billing-actions">
          <LinkButton type="primary" to={paths.section('pricing')}>
            {t('Upgrade Plan')}
          </LinkButton>
          {isMonthly && isActive && !isCancelled && (
            <Button onClick={() => setOpen('cancel')}>{t('Cancel Subscription')}</Button>
          )}
          {isMonthly && (!isActive || isCancelled) && (
            <Button onClick={() => setOpen('reactivate')}>{t('Reactivate Subscription')}</Button>
          )}
        </div>
      ) : (
        <>
          <p className="billing-empty">{t("You don't have an active subscription yet.")}</p>
          <LinkButton type="primary" to={paths.section('pricing')}>
            {t('View Plans')}
          </LinkButton>
        </>
      )}
      {open === 'cancel' && <CancelDialog onClose={() => setOpen(null)} />}
      {open === 'reactivate' && (
        <ReactivateDialog subscription={subscription} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
