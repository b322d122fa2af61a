import type { Subscription } from '@argint/contracts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';

/** The notice 'Expiring Soon' shows this many days before the end, and on the last of them (D2 §9). */
const EXPIRING_DAYS = 7;

/** What a student should know of the plan: that it ends soon, and that it was cancelled. */
export function SubscriptionNotices({ subscription }: { subscription: Subscription }) {
  const { daysUntilExpiry: days, isActive, autoRenew } = subscription;
  const { cancellationDate, cancellationReason, expiresAt } = subscription;
  const isEnding = isActive && days !== null && days >= 1 && days <= EXPIRING_DAYS;
  return (
    <>
      {isEnding && (
        <div className="billing-notice billing-notice--soon" role="status">
          <strong>Expiring Soon</strong>
          <p>
            {autoRenew
              ? `Your plan renews in ${formatCount(days, 'day')}.`
              : `Your plan ends in ${formatCount(days, 'day')}.`}
          </p>
        </div>
      )}
      {cancellationDate !== null && (
        <div className="billing-notice billing-notice--cancelled" role="status">
          <strong>Cancelled</strong>
          <p>
            You cancelled on {formatDate(cancellationDate)}.
            {isActive && expiresAt !== null && ` Your plan runs until ${formatDate(expiresAt)}.`}
          </p>
          {cancellationReason !== null && <p>Reason: {cancellationReason}</p>}
        </div>
      )}
    </>
  );
}
