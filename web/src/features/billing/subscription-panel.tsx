import type { Subscription } from '@argint/contracts';
import { Button } from '../../components/button.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { billingApi } from './billing-api.ts';
import { cycleName, stateOf, subscriptionName } from './billing-words.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionNotices } from './subscription-notices.tsx';
import './billing.css';
import { useText } from '../../lib/i18n/text.ts';
import { formatNumber } from '../../lib/format/format-number.ts';

/** Whether there is a plan to speak of: a trial is none. */
const hasPlan = ({ planType }: Subscription): boolean =>
  planType !== 'none' && planType !== 'trial';

/** The Subscription tab: what the student has, and what can be done with it. */
export function SubscriptionPanel() {
  const t = useText();
  const { data, isError, isFetching, refetch } = billingApi.useSubscriptionQuery();
  if (data) {
    return (
      <>
        <CurrentSubscription subscription={data} />
        <SubscriptionActions subscription={data} hasPlan={hasPlan(data)} />
      </>
    );
  }
  return (
    <section className="panel-card" aria-busy={isFetching}>
      <h2>{t('Current Subscription')}</h2>
      {isError && !isFetching ? (
        <div role="alert" className="billing-error">
          <p>{t('Failed to load profile data')}</p>
          <Button onClick={() => void refetch()}>{t('Retry')}</Button>
        </div>
      ) : (
        <div
          className="skeleton billing-skeleton"
          role="status"
          aria-label={t('Loading subscription')}
        />
      )}
    </section>
  );
}

function CurrentSubscription({ subscription }: { subscription: Subscription }) {
  const t = useText();
  const { analysesRemaining, expiresAt, nextBillingDate } = subscription;
  const state = stateOf(subscription);
  const isShown = subscription.planType !== 'none';
  return (
    <section className="panel-card">
      <h2>{t('Current Subscription')}</h2>
      <div className="subscription-head">
        <div>
          <p className="subscription-head__plan">{subscriptionName(subscription)}</p>
          {isShown && <p className="subscription-head__cycle">{cycleName(subscription)}</p>}
        </div>
        {isShown && (
          <span className={`badge${state === 'Active' ? ' badge--on' : ' badge--off'}`}>
            {t(state)}
          </span>
        )}
      </div>
      {isShown && (
        <dl className="subscription-facts">
          {expiresAt !== null && <Fact name={t('Expires')} value={formatDate(expiresAt)} />}
          {analysesRemaining !== null && (
            <Fact
              name={t('Remaining Analyses')}
              value={analysesRemaining === -1 ? t('Unlimited') : formatNumber(analysesRemaining)}
            />
          )}
          {nextBillingDate !== null && (
            <Fact name={t('Next Billing')} value={formatDate(nextBillingDate)} />
          )}
        </dl>
      )}
      <SubscriptionNotices subscription={subscription} />
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
