import { PLANS } from '@argint/contracts/plans';
import type { PaymentBody } from '@argint/contracts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { PAYMENT_EVERY_MS, PAYMENT_WAIT_MS } from '../../config/timings.ts';
import { api } from '../../lib/api/api.ts';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { formatZar } from '../../lib/format/format-number.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { billingApi } from '../billing/billing-api.ts';
import { KeptDraft } from './kept-draft.tsx';
import { translateKnown, useText } from '../../lib/i18n/text.ts';

/** /payment-success. Only the provider's notice confirms an order, so the page waits for it. */
export function PaymentSuccessPage() {
  const t = useText();
  usePageTitle(t('Payment'));
  const [params] = useSearchParams();
  const { isAuthenticated, isLoading } = useSimpleAuth();
  const orderId = params.get('orderId');
  if (isLoading) return <PageSkeleton />;
  if (!isAuthenticated) return <SignInFirst />;
  return orderId ? <Order key={orderId} orderId={orderId} /> : <NoOrder />;
}

function SignInFirst() {
  const t = useText();
  const [params] = useSearchParams();
  const from = `${paths.paymentSuccess}?${params.toString()}`;
  return (
    <EmptyCard
      title={t('Sign in to see your order')}
      actions={
        <LinkButton type="primary" to={paths.login} state={{ from }}>
          {t('Sign In')}
        </LinkButton>
      }
    >
      <p>{t('Your payment is not lost. We show your order once you are signed in.')}</p>
    </EmptyCard>
  );
}

function NoOrder() {
  const t = useText();
  return (
    <EmptyCard
      title={t('No order to show')}
      actions={<LinkButton to={paths.profile('billing')}>{t('Billing History')}</LinkButton>}
    >
      <p>{t('All your payments are listed in your profile.')}</p>
    </EmptyCard>
  );
}

const isWaiting = (order: PaymentBody | undefined): boolean => order?.paymentStatus === 'pending';

function Order({ orderId }: { orderId: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const [isLate, setLate] = useState(false);
  const [every, setEvery] = useState(PAYMENT_EVERY_MS);
  const { data, error, refetch } = billingApi.useOrderQuery(orderId, { pollingInterval: every });
  const isComplete = data?.paymentStatus === 'complete';
  const isOver = isLate || (data !== undefined && !isWaiting(data));
  if (isOver && every !== 0) setEvery(0);
  useEffect(() => {
    const limit = setTimeout(() => setLate(true), PAYMENT_WAIT_MS);
    return () => clearTimeout(limit);
  }, []);
  useEffect(() => {
    if (isComplete) dispatch(api.util.invalidateTags(['Access', 'Billing', 'Subscription']));
  }, [dispatch, isComplete]);
  const check = (): void => void refetch();
  if (!data) {
    if (!error) return <PageSkeleton label={t('Loading your order')} />;
    if (readFailure(error).status === 404) return <NoOrder />;
    return (
      <EmptyCard
        alert
        title={t('We could not load your order')}
        actions={<Button onClick={check}>{t('Try Again')}</Button>}
      >
        <p>{failureMessage(error)}</p>
      </EmptyCard>
    );
  }
  if (isComplete) return <Bought order={data} />;
  if (isWaiting(data)) return <Waiting isLate={isLate} onCheck={check} />;
  return (
    <EmptyCard
      title={t('The payment did not go through')}
      actions={
        <>
          <LinkButton type="primary" to={paths.section('pricing')}>
            {t('Try Again')}
          </LinkButton>
          <KeptDraft />
        </>
      }
    >
      <p>
        {t(
          'PayFast reported the payment as {{status}}. If money was taken, it appears here once PayFast confirms it.',
          { status: translateKnown(data.paymentStatus) },
        )}
      </p>
    </EmptyCard>
  );
}

function Waiting({ isLate, onCheck }: { isLate: boolean; onCheck: () => void }) {
  const t = useText();
  return (
    <EmptyCard
      title={t('Waiting for PayFast')}
      actions={isLate ? <Button onClick={onCheck}>{t('Check Again')}</Button> : <KeptDraft />}
    >
      <p role="status">
        {isLate
          ? t(
              'PayFast has not confirmed your payment yet. You can leave this page: your plan starts as soon as the confirmation arrives.',
            )
          : t('PayFast is confirming your payment. This usually takes a few seconds.')}
      </p>
    </EmptyCard>
  );
}

function Bought({ order }: { order: PaymentBody }) {
  const t = useText();
  const { subscriptionType, amount, analysesGranted } = order;
  const bought = {
    plan: translateKnown(PLANS[subscriptionType].name),
    price: formatZar(Math.round(amount * 100)),
  };
  return (
    <EmptyCard
      title={t('Thank you')}
      actions={
        <>
          <KeptDraft primary />
          <LinkButton to={paths.profile('subscription')}>{t('View Subscription')}</LinkButton>
        </>
      }
    >
      <p role="status">
        {analysesGranted === -1
          ? t('You bought {{plan}} for {{price}}: unlimited analyses.', bought)
          : t('You bought {{plan}} for {{price}}: {{count}} analyses.', {
              ...bought,
              count: analysesGranted,
            })}
      </p>
    </EmptyCard>
  );
}
