import type { PaidPlan } from '@argint/contracts';
import { PLANS } from '@argint/contracts/plans';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withAntd } from '../../components/antd/with-antd.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { loadable } from '../../components/loadable.tsx';
import { paths } from '../../config/paths.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { billingApi } from '../billing/billing-api.ts';
import { KeptDraft, KeptNote } from './kept-draft.tsx';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

const OrderReview = loadable(
  withAntd(async () => (await import('./order-review.tsx')).OrderReview),
  'card',
);

/** /payment-cancel: nothing was paid, the essay is kept, and the order can be tried again. */
export function PaymentCancelPage() {
  const t = useText();
  usePageTitle(t('Payment cancelled'));
  const [params] = useSearchParams();
  const { isAuthenticated } = useSimpleAuth();
  const orderId = params.get('orderId');
  const [ordered, setOrdered] = useState<PaidPlan | null>(null);
  const { data } = billingApi.useLeftOrderQuery(orderId ?? '', {
    skip: !isAuthenticated || !orderId,
  });
  const plan = data?.paymentStatus === 'complete' ? undefined : data?.subscriptionType;
  return (
    <EmptyCard
      title={t('Payment cancelled')}
      actions={
        <>
          {plan ? (
            <Button type="primary" onClick={() => setOrdered(plan)}>
              {t('Try Again')}
            </Button>
          ) : (
            <LinkButton type="primary" to={paths.section('pricing')}>
              {t('View Plans')}
            </LinkButton>
          )}
          <KeptDraft />
        </>
      }
    >
      <p>
        {plan
          ? t('You have not paid for {{plan}}, and nothing was taken from your account.', {
              plan: translateKnown(PLANS[plan].name),
            })
          : t('You have not paid, and nothing was taken from your account.')}
      </p>
      <KeptNote />
      {ordered && <OrderReview plan={ordered} onClose={() => setOrdered(null)} />}
    </EmptyCard>
  );
}
