import type { DatabaseSync } from 'node:sqlite';
import type { CrashCounts } from '../failures/crash-counts.ts';
import { hasEnded } from './member-name.ts';

/** A member's claim on a partition. The fence tells it from every earlier and later claim. */
export interface PartitionClaim {
  topic: string;
  group: string;
  member: string;
  partition: number;
  fence: number;
}

/** Who a subscription is in its group. */
export type Membership = Pick<PartitionClaim, 'topic' | 'group' | 'member'>;

/** What a member has after a rebalance. */
export interface Assignment {
  /** `seq` is the position: the last event that was dealt with. */
  partitions: { partition: number; fence: number; seq: number }[];
  /** How many of them the member should release. */
  surplus: number;
}

/** Members, partitions and positions of consumer groups. Writers run inside a transaction. */
export interface ConsumerGroupStore {
  /** Makes the group's rows. A new group's position is the beginning. */
  join(who: Membership, partitions: number): void;
  /**
   * Renews the member's lease, removes members whose lease or process has ended, and claims free
   * partitions up to the member's fair share. `now` is machine time in milliseconds.
   */
  heartbeatAndRebalance(who: Membership, now: number): Assignment;
  /** Moves the position. False where another member has claimed the partition. */
  advance(claim: PartitionClaim, seq: number): boolean;
  isHeld(claim: PartitionClaim): boolean;
  release(claim: PartitionClaim): void;
  /** Removes the member and releases all its partitions. */
  leave(who: Membership): void;
  /** Changes whenever partitions may have to move. */
  generation(): number;
  /** Whether any member of the group is alive on the topic. */
  hasLiveMember(topic: string, group: string, now: number): boolean;
}

/** An even split. The first members by name take one of the partitions left over. */
export const fairShare = (partitions: number, members: number, rank: number): number =>
  Math.floor(partitions / members) + (rank < partitions % members ? 1 : 0);

interface PositionRow {
  partition: number;
  seq: number;
  owner: string | null;
  fence: number;
}

const prepareMembers = (db: DatabaseSync) => ({
  renew: db.prepare(
    `INSERT INTO members (topic, grp, member, lease_until) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET lease_until=excluded.lease_until`,
  ),
  // A lease further ahead than any can be was written before the machine restarted.
  expire: db.prepare(
    'DELETE FROM members WHERE topic=? AND grp=? AND (lease_until < ? OR lease_until > ?)',
  ),
  list: db.prepare('SELECT member FROM members WHERE topic=? AND grp=? ORDER BY member'),
  withLease: db.prepare(
    'SELECT member FROM members WHERE topic=? AND grp=? AND lease_until BETWEEN ? AND ?',
  ),
  remove: db.prepare('DELETE FROM members WHERE topic=? AND grp=? AND member=?'),
});

const preparePositions = (db: DatabaseSync) => {
  const held = 'topic=? AND grp=? AND partition=? AND owner=? AND fence=?';
  return {
    add: db.prepare('INSERT OR IGNORE INTO positions (topic, grp, partition) VALUES (?, ?, ?)'),
    list: db.prepare(
      'SELECT partition, seq, owner, fence FROM positions WHERE topic=? AND grp=? ORDER BY partition',
    ),
    claim: db.prepare(
      'UPDATE positions SET owner=?, fence=fence+1 WHERE topic=? AND grp=? AND partition=?',
    ),
    advance: db.prepare(`UPDATE positions SET seq=? WHERE ${held}`),
    find: db.prepare(`SELECT 1 FROM positions WHERE ${held}`),
    release: db.prepare(`UPDATE positions SET owner=NULL WHERE ${held}`),
    releaseAll: db.prepare('UPDATE positions SET owner=NULL WHERE topic=? AND grp=? AND owner=?'),
  };
};

/** The groups of one bus file. `leaseMs` is how long a member may be silent. */
export const createConsumerGroupStore = (
  db: DatabaseSync,
  leaseMs: number,
  crashes: Pick<CrashCounts, 'recordCrashAfter'>,
): ConsumerGroupStore => {
  const members = prepareMembers(db);
  const positions = preparePositions(db);
  const touch = db.prepare("UPDATE settings SET value=value+1 WHERE name='membership'");
  const generation = db.prepare("SELECT value FROM settings WHERE name='membership'");
  const keyOf = (claim: PartitionClaim) =>
    [claim.topic, claim.group, claim.partition, claim.member, claim.fence] as const;

  /** Renews the lease and removes members that have ended; returns those left, sorted by name. */
  const heartbeat = ({ topic, group, member }: Membership, now: number): string[] => {
    members.renew.run(topic, group, member, now + leaseMs);
    const expired = Number(members.expire.run(topic, group, now, now + 2 * leaseMs).changes);
    const known = members.list.all(topic, group).map((row) => row['member'] as string);
    // The lease of a process that was killed need not run out first.
    const ended = known.filter(hasEnded);
    for (const name of ended) members.remove.run(topic, group, name);
    if (expired + ended.length > 0) touch.run();
    return known.filter((name) => !ended.includes(name));
  };

  const rebalance = ({ topic, group, member }: Membership, alive: string[]): Assignment => {
    const rows = positions.list.all(topic, group) as unknown as PositionRow[];
    const share = fairShare(rows.length, alive.length, alive.indexOf(member));
    const own = rows.filter(({ owner }) => owner === member);
    const free = rows.filter(({ owner }) => owner === null || !alive.includes(owner));
    const claimed = free.slice(0, Math.max(0, share - own.length));
    for (const { partition, owner, seq } of claimed) {
      // The owner never released it, so the event it was handling may have ended its process.
      if (owner !== null) crashes.recordCrashAfter(topic, group, partition, seq);
      positions.claim.run(member, topic, group, partition);
    }
    return {
      partitions: [...own, ...claimed.map((row) => ({ ...row, fence: row.fence + 1 }))],
      surplus: Math.max(0, own.length - share),
    };
  };

  return {
    join: ({ topic, group }, partitions) => {
      for (let partition = 0; partition < partitions; partition += 1)
        positions.add.run(topic, group, partition);
      touch.run();
    },
    heartbeatAndRebalance: (who, now) => rebalance(who, heartbeat(who, now)),
    advance: (claim, seq) => Number(positions.advance.run(seq, ...keyOf(claim)).changes) > 0,
    isHeld: (claim) => positions.find.get(...keyOf(claim)) !== undefined,
    release: (claim) => {
      positions.release.run(...keyOf(claim));
      touch.run();
    },
    leave: ({ topic, group, member }) => {
      positions.releaseAll.run(topic, group, member);
      members.remove.run(topic, group, member);
      touch.run();
    },
    generation: () => (generation.get() as { value: number }).value,
    hasLiveMember: (topic, group, now) =>
      members.withLease
        .all(topic, group, now, now + 2 * leaseMs)
        .some((row) => !hasEnded(row['member'] as string)),
  };
};
