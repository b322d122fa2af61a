import type { DatabaseSync } from 'node:sqlite';
import { isGone } from './member-name.ts';
import type { SuspectStore } from './suspect-store.ts';

/** A member's hold on a partition; the fence tells it from every earlier and later hold. */
export interface Hold {
  topic: string;
  group: string;
  member: string;
  partition: number;
  fence: number;
}

/** Who a subscription is in its group. */
export type Membership = Pick<Hold, 'topic' | 'group' | 'member'>;

/** Result of a settlement: what the member holds now, and how many partitions it should hand on. */
export interface Settlement {
  holds: { partition: number; fence: number; seq: number }[];
  surplus: number;
}

/** Members, partitions and positions of consumer groups. Writers run inside a transaction. */
export interface GroupLedger {
  /** Makes the group's rows; a new group stands at the beginning. */
  join(who: Membership, partitions: number): void;
  /** Renews the member's lease, drops members whose lease ended, takes its fair share of free partitions. */
  settle(who: Membership, now: number): Settlement;
  /** Moves the position; false where another member has taken the partition. */
  advance(hold: Hold, seq: number): boolean;
  holds(hold: Hold): boolean;
  release(hold: Hold): void;
  /** Frees all that the member holds. */
  leave(who: Membership): void;
  /** Changes whenever partitions may have to move. */
  generation(): number;
  /** Whether any member of the group is alive on the topic. */
  isAttended(topic: string, group: string, now: number): boolean;
}

/** An even split; the first members by name take what is left over. */
export const fairShare = (partitions: number, members: number, rank: number): number =>
  Math.floor(partitions / members) + (rank < partitions % members ? 1 : 0);

/** The ledger on one connection; `leaseMs` is how long a member may be silent. */
export const createGroupLedger = (
  db: DatabaseSync,
  leaseMs: number,
  suspects: Pick<SuspectStore, 'blameNext'>,
): GroupLedger => {
  const addPosition = db.prepare(
    'INSERT OR IGNORE INTO positions (topic, grp, partition) VALUES (?, ?, ?)',
  );
  const renew = db.prepare(
    `INSERT INTO members (topic, grp, member, lease_until) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET lease_until=excluded.lease_until`,
  );
  // A lease further ahead than any can be was written before the machine restarted.
  const expire = db.prepare(
    'DELETE FROM members WHERE topic=? AND grp=? AND (lease_until < ? OR lease_until > ?)',
  );
  const members = db.prepare('SELECT member FROM members WHERE topic=? AND grp=? ORDER BY member');
  const leases = db.prepare(
    'SELECT member FROM members WHERE topic=? AND grp=? AND lease_until BETWEEN ? AND ?',
  );
  const positions = db.prepare(
    'SELECT partition, seq, owner, fence FROM positions WHERE topic=? AND grp=? ORDER BY partition',
  );
  const claim = db.prepare(
    'UPDATE positions SET owner=?, fence=fence+1 WHERE topic=? AND grp=? AND partition=?',
  );
  const held = 'topic=? AND grp=? AND partition=? AND owner=? AND fence=?';
  const advance = db.prepare(`UPDATE positions SET seq=? WHERE ${held}`);
  const holds = db.prepare(`SELECT 1 FROM positions WHERE ${held}`);
  const release = db.prepare(`UPDATE positions SET owner=NULL WHERE ${held}`);
  const releaseAll = db.prepare(
    'UPDATE positions SET owner=NULL WHERE topic=? AND grp=? AND owner=?',
  );
  const remove = db.prepare('DELETE FROM members WHERE topic=? AND grp=? AND member=?');
  const touch = db.prepare("UPDATE settings SET value=value+1 WHERE name='membership'");
  const generation = db.prepare("SELECT value FROM settings WHERE name='membership'");
  const heldBy = (hold: Hold) =>
    [hold.topic, hold.group, hold.partition, hold.member, hold.fence] as const;

  return {
    join: ({ topic, group }, partitions) => {
      for (let partition = 0; partition < partitions; partition += 1) {
        addPosition.run(topic, group, partition);
      }
      touch.run();
    },
    settle: ({ topic, group, member }, now) => {
      renew.run(topic, group, member, now + leaseMs);
      if (Number(expire.run(topic, group, now, now + 2 * leaseMs).changes) > 0) touch.run();
      const known = members.all(topic, group).map((row) => row['member'] as string);
      // A process that was killed need not be waited for.
      const gone = known.filter(isGone);
      for (const name of gone) remove.run(topic, group, name);
      if (gone.length > 0) touch.run();
      const alive = known.filter((name) => !gone.includes(name));
      const rows = positions.all(topic, group) as unknown as {
        partition: number;
        seq: number;
        owner: string | null;
        fence: number;
      }[];
      const share = fairShare(rows.length, alive.length, alive.indexOf(member));
      const mine = rows.filter(({ owner }) => owner === member);
      const free = rows.filter(({ owner }) => owner === null || !alive.includes(owner));
      const taken = free.slice(0, Math.max(0, share - mine.length));
      for (const { partition, owner, seq } of taken) {
        // Who held it never gave it up: it may be the event at hand that ended it.
        if (owner !== null) suspects.blameNext(topic, group, partition, seq);
        claim.run(member, topic, group, partition);
      }
      return {
        holds: [...mine, ...taken.map((row) => ({ ...row, fence: row.fence + 1 }))],
        surplus: Math.max(0, mine.length - share),
      };
    },
    advance: (hold, seq) => Number(advance.run(seq, ...heldBy(hold)).changes) > 0,
    holds: (hold) => holds.get(...heldBy(hold)) !== undefined,
    release: (hold) => {
      release.run(...heldBy(hold));
      touch.run();
    },
    leave: ({ topic, group, member }) => {
      releaseAll.run(topic, group, member);
      remove.run(topic, group, member);
      touch.run();
    },
    generation: () => (generation.get() as { value: number }).value,
    isAttended: (topic, group, now) =>
      leases
        .all(topic, group, now, now + 2 * leaseMs)
        .some((row) => !isGone(row['member'] as string)),
  };
};
