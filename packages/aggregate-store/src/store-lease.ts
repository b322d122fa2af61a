import { createLeaseObserver } from '@argint/concurrency';
import { z } from 'zod';
import { DuplicateError, type Collection, type Doc } from './aggregate-store.ts';
import { defineAggregate, type FieldsOf } from './define-aggregate.ts';

/** Who may do one thing that only one process does at a time. The id is the lease's name. */
export const leaseSchema = defineAggregate({
  name: 'leases',
  fields: {
    /** The process that holds it; null where it was released. */
    holder: z.string().min(1).nullable(),
    /** Counts holders. */
    fence: z.int().min(1),
    /** Counts renewals by this holder. */
    beat: z.int().min(0),
  },
});
export type Lease = FieldsOf<typeof leaseSchema>;

/** One process's side of a lease. Calls may overlap. */
export interface StoreLease {
  /**
   * Takes the lease or renews it. True while this process holds it, false while another does.
   * It reads and writes nothing within a third of the lease time after a renewal.
   */
  hold(): Promise<boolean>;
  /** Gives the lease up, so that another process may take it at once. No effect where it is not held. */
  release(): Promise<void>;
}

export interface StoreLeaseOptions {
  /** The collection of `leaseSchema` in the store that all competing processes share. */
  leases: Pick<Collection<Lease>, 'get' | 'insert' | 'update'>;
  /** What is leased. */
  name: string;
  /** Names this start of this process, and no other. */
  holder: string;
  /**
   * A holder that has not renewed for this long, in milliseconds, loses the lease to the next process that asks. Longer
   * than any pause of a healthy process; a killed holder blocks the others for as long. @default 5000
   */
  leaseMs?: number;
  /** Milliseconds that never go back within this process. @default performance.now */
  now?: () => number;
}

const markOf = ({ fence, beat }: Lease): string => `${fence}.${beat}`;

/**
 * A lease in a document. It is observed, not dated: a process takes it from another only after it has itself
 * seen the same fence and beat for the lease time, so clocks that differ between machines change nothing.
 *
 * It does not stop a process that was frozen after `hold` resolved: what is done under a lease must be
 * harmless when done twice.
 */
export const createStoreLease = (options: StoreLeaseOptions): StoreLease => {
  const { leases, name, holder, leaseMs = 5_000, now = () => performance.now() } = options;
  const observer = createLeaseObserver({ leaseMs, now });
  let renewedAt = -Infinity;

  /** The lease as this process may write it; unchanged where another process holds it. */
  const taken = (seen: string | undefined) => (lease: Doc<Lease>) => {
    if (lease.holder === holder) return { ...lease, beat: lease.beat + 1 };
    const isFree = lease.holder === null || markOf(lease) === seen;
    return isFree ? { ...lease, holder, fence: lease.fence + 1, beat: 0 } : lease;
  };

  const insertFirst = async (): Promise<Lease | null> => {
    try {
      return await leases.insert({ _id: name, holder, fence: 1, beat: 0 });
    } catch (error) {
      if (error instanceof DuplicateError) return null;
      throw error;
    }
  };

  return {
    async hold() {
      const asked = now();
      if (asked - renewedAt < leaseMs / 3) return true;
      const lease = await leases.get(name);
      if (lease === null) {
        if ((await insertFirst()) === null) return false;
      } else {
        const isOthers = lease.holder !== null && lease.holder !== holder;
        const hasLapsed = isOthers && observer.hasLapsed(name, markOf(lease));
        if (isOthers && !hasLapsed) return false;
        const stored = await leases.update(name, taken(hasLapsed ? markOf(lease) : undefined));
        if (stored?.holder !== holder) return false;
      }
      // The time before the write: the others count from after it.
      renewedAt = asked;
      return true;
    },

    async release() {
      renewedAt = -Infinity;
      await leases.update(name, (lease) =>
        lease.holder === holder ? { ...lease, holder: null } : lease,
      );
    },
  };
};
