import { isFinal } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import { latestOnly } from '../latest-only.ts';
import { rooms } from '../rooms.ts';
import type { RelayTools } from './relay.ts';

/**
 * Sends a job's state as it is now: the event says that something changed, never what a student wrote. One
 * handler serves both topics of a job, so that an older state never overtakes the final one.
 */
export const jobChanged = ({ server, readState }: RelayTools) => {
  const owners = new Map<string, string>();
  const send = latestOnly(async (jobId) => {
    const userId = owners.get(jobId);
    if (userId === undefined) return;
    const state = await readState(jobId, userId);
    if (isFinal(state.status)) owners.delete(jobId);
    server.to(rooms.analysis(jobId)).emit('analysis_update', state);
  });
  return async ({
    data,
  }: EventEnvelope<'analysis.jobs.updated' | 'analysis.jobs.completed'>): Promise<void> => {
    if (!server.sockets.adapter.rooms.has(rooms.analysis(data.jobId))) return;
    owners.set(data.jobId, data.userId);
    await send(data.jobId);
  };
};
