import { latestOnly } from '@argint/concurrency';
import { isFinal } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import { rooms } from '../sockets/rooms.ts';
import { sendUpdate } from '../sockets/send-update.ts';
import type { RelayTools } from './relay-tools.ts';

/**
 * Sends the state of a job, as it is now, to the sockets of this replica that watch it. The event only says that
 * something changed; the state is read and encoded once per change, not once per socket. One handler serves both topics of a
 * job. An event that arrives twice, or late, costs a read and sends nothing older than what was sent.
 */
export const onJobChanged = ({ server, readState, onSent }: RelayTools) => {
  const owners = new Map<string, string>();
  /** When the first change happened that is not sent yet, by job. */
  const changedAt = new Map<string, Date>();
  const send = latestOnly(async (jobId) => {
    const userId = owners.get(jobId);
    if (userId === undefined) return;
    const since = changedAt.get(jobId);
    changedAt.delete(jobId);
    const state = await readState(jobId, userId);
    if (isFinal(state.status)) owners.delete(jobId);
    const watching = server.sockets.adapter.rooms.get(rooms.analysis(jobId)) ?? [];
    if (sendUpdate(server, watching, state) && since) onSent?.(since, state);
  });
  return async ({
    data,
    time,
  }: EventEnvelope<'analysis.jobs.updated' | 'analysis.jobs.completed'>): Promise<void> => {
    if (!server.sockets.adapter.rooms.has(rooms.analysis(data.jobId))) return;
    owners.set(data.jobId, data.userId);
    if (!changedAt.has(data.jobId)) changedAt.set(data.jobId, new Date(time));
    await send(data.jobId);
  };
};
