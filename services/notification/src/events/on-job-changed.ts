import { latestOnly } from '@argint/concurrency';
import { isFinal, type AnalysisUpdate, type EventData } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import { rooms } from '../sockets/rooms.ts';
import { haveCritiques, sendUpdate } from '../sockets/send-update.ts';
import type { RelayTools } from './relay-tools.ts';

type JobChange = EventData<'analysis.jobs.updated' | 'analysis.jobs.completed'>;

/** A change of a running job as it is sent where it brings no critiques: those that were sent before stay. */
const withoutCritiques = ({
  jobId,
  status,
  progress,
  processingStage,
}: JobChange): AnalysisUpdate => ({
  type: 'analysis_update',
  analysisId: jobId,
  status,
  progress,
  processingStage,
  error: null,
});

/**
 * Sends a change of a job to the sockets of this replica that watch it, encoded once for all of them. A change that
 * brings no new critiques is sent as the event says it. Otherwise the state is read as it is now, once per change. One
 * handler serves both topics of a job. An event that arrives twice, or late, sends nothing older than what was sent.
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
    const read = await readState(jobId, userId);
    if (isFinal(read.update.status)) owners.delete(jobId);
    const watching = server.sockets.adapter.rooms.get(rooms.analysis(jobId)) ?? [];
    if (sendUpdate(server, watching, read) && since) onSent?.(since, read.update);
  });
  return async ({
    data,
    time,
  }: EventEnvelope<'analysis.jobs.updated' | 'analysis.jobs.completed'>): Promise<void> => {
    const { jobId, status, found } = data;
    const watching = server.sockets.adapter.rooms.get(rooms.analysis(jobId));
    if (!watching) return;
    const isNews = found === undefined || isFinal(status);
    if (!isNews && haveCritiques(server, watching, { jobId, found })) {
      const update = withoutCritiques(data);
      if (sendUpdate(server, watching, { update, found })) onSent?.(new Date(time), update);
      return;
    }
    owners.set(jobId, data.userId);
    if (!changedAt.has(jobId)) changedAt.set(jobId, new Date(time));
    await send(jobId);
  };
};
