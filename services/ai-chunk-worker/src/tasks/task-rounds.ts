import type { Collection } from '@argint/aggregate-store';
import type { TaskFields } from './task.ts';

type Place = Pick<TaskFields, 'queue' | 'tier'>;

/** Round of the task that is claimed next; 0 when none waits. */
export const firstRound = async (
  tasks: Pick<Collection<TaskFields>, 'find'>,
  { queue, tier }: Place,
): Promise<number> => {
  const { items } = await tasks.find({
    where: { queue, tier, state: 'waiting' },
    sort: { field: 'round', direction: 1 },
    limit: 1,
  });
  return items[0]?.round ?? 0;
};

/**
 * Round of a user's next task: the current one, or the one after the user's last waiting task. Users with work
 * then take turns, however many tasks each has, and nobody pays later for service taken while others had none.
 * After P. Goyal, H. Vin and H. Cheng, 'Start-time Fair Queueing', SIGCOMM 1996, with tasks of equal length.
 */
export const nextRound = async (
  tasks: Pick<Collection<TaskFields>, 'find'>,
  place: Place & Pick<TaskFields, 'userId'>,
): Promise<number> => {
  const { queue, tier, userId } = place;
  const { items } = await tasks.find({
    where: { userId, queue, tier, state: 'waiting' },
    sort: { field: 'round', direction: -1 },
    limit: 1,
  });
  const own = items[0] === undefined ? 0 : items[0].round + 1;
  return Math.max(await firstRound(tasks, place), own);
};
