import { withEvents, type Collection, type Doc } from '@argint/aggregate-store';
import type { ServiceContext } from '@argint/service-kit';
import type { Entitlement } from './entitlement.ts';

/** Whether something changed that the user can see. Settlements are not visible. */
const isVisible = (before: Entitlement, after: Entitlement): boolean =>
  before.lots !== after.lots ||
  before.plans !== after.plans ||
  before.subscriptions !== after.subscriptions ||
  before.spent !== after.spent;

/** Changes an entitlement by a pure function. Resolves to it as stored, null for an unknown user. */
export type ChangeEntitlement = (
  userId: string,
  change: (doc: Doc<Entitlement>) => Doc<Entitlement>,
) => Promise<Doc<Entitlement> | null>;

/** What a user can see is announced with the change. The tombstone of a deleted user never changes. */
export const createEntitlementChanges =
  (
    entitlements: Pick<Collection<Entitlement>, 'update'>,
    context: Pick<ServiceContext<unknown>, 'event'>,
  ): ChangeEntitlement =>
  (userId, change) =>
    entitlements.update(userId, (doc) => {
      if (doc.deletedAt !== null) return doc;
      const next = change(doc);
      if (next === doc || !isVisible(doc, next)) return next;
      return withEvents(next, context.event('billing.entitlements.changed', { userId }));
    });
