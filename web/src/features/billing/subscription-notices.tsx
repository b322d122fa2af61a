import type { Subscription } from '@argint/contracts';
import { formatDate } from '../../lib/format/format-date.ts';
import { plural, translateKnown, useText } from '../../lib/i18n/text.ts';

/** The notice 'Expiring Soon' shows this many days before the end, and on the last of them (D2 §9). */
const EXPIRING_DAYS = 7;

/** What a student should know of the plan: that it ends soon, and that it was cancelled. */
export function SubscriptionNotices({ subscription }: { subscription: Subscription }) {
  const t = useText();
  const { daysUntilExpiry: days, isActive, autoRenew } = subscription;
  const { cancellationDate, cancellationReason, expiresAt } = subscription;
  const isEnding = isActive && days !== null && days >= 1 && days <= EXPIRING_DAYS;
  return (
    <>
      {isEnding && (
        <div className="billing-notice billing-notice--soon" role="status">
          <strong>{t('Expiring Soon')}</strong>
          <p>
            {autoRenew
              ? plural(
                  days,
                  'Your plan renews in {{count}} day.',
                  'Your plan renews in {{count}} days.',
                )
              : plural(
                  days,
                  'Your plan ends in {{count}} day.',
                  'Your plan ends in {{count}} days.',
                )}
          </p>
        </div>
      )}
      {cancellationDate !== null && (
        <div className="billing-notice billing-notice--cancelled" role="status">
          <strong>{t('Cancelled')}</strong>
          <p>
            {t('You cancelled on {{date}}.', { date: formatDate(cancellationDate) })}
            {isActive &&
              expiresAt !== null &&
              ` ${t('Your plan runs until {{date}}.', { date: formatDate(expiresAt) })}`}
          </p>
          {cancellationReason !== null && (
            <p>{t('Reason: {{reason}}', { reason: translateKnown(cancellationReason) })}</p>
          )}
        </div>
      )}
    </>
  );
}
