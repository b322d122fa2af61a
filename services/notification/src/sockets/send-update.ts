import { isFinal, type AnalysisUpdate } from '@argint/contracts';
import type { AnalysisRead } from '../analysis-state.ts';
import type { AnalysisSocket, SentUpdate, SocketServer } from './socket-server.ts';

const isOlder = (update: AnalysisUpdate, sent: SentUpdate): boolean =>
  sent.isFinal
    ? !isFinal(update.status)
    : !isFinal(update.status) && update.progress < sent.progress;

/** How much of a state is sent: all of it, all but the partial critiques, or nothing. */
type Share = 'whole' | 'withoutPartial' | 'nothing';

/**
 * Decides what a socket gets of a state, and remembers that as sent. States are read by several callers at once, so
 * they may come out of order: an older one than the last is dropped, nothing but the final state follows the final
 * state, and partial critiques never become fewer (an update that has fewer is sent without them, which means: as
 * before).
 */
const takeShare = (
  socket: AnalysisSocket,
  { update, found }: AnalysisRead,
  isAnswer: boolean,
): Share => {
  const { analysisId, partial } = update;
  const sent = socket.data.sent.get(analysisId);
  if (sent && (isOlder(update, sent) || (sent.isFinal && !isAnswer))) return 'nothing';
  const critiques = partial?.lineCritiques.length ?? 0;
  const hasFewer = critiques < (sent?.critiques ?? 0);
  socket.data.sent.set(analysisId, {
    isFinal: isFinal(update.status),
    progress: update.progress,
    critiques: Math.max(critiques, sent?.critiques ?? 0),
    found: Math.max(found, sent?.found ?? 0),
  });
  return hasFewer || !partial ? 'withoutPartial' : 'whole';
};

const withoutPartial = ({ partial: _, ...rest }: AnalysisUpdate): AnalysisUpdate => rest;

/** Answers a browser that asked for the state: a final one is sent again. */
export const answerWithUpdate = (socket: AnalysisSocket, read: AnalysisRead): void => {
  const share = takeShare(socket, read, true);
  if (share === 'nothing') return;
  const { update } = read;
  socket.emit('analysis_update', share === 'whole' ? update : withoutPartial(update));
};

/** Whether each of these sockets has been sent the critiques of a job as they are after `found` changes. */
export const haveCritiques = (
  { sockets }: Pick<SocketServer, 'sockets'>,
  socketIds: Iterable<string>,
  { jobId, found }: { jobId: string; found: number },
): boolean => {
  for (const id of socketIds)
    if ((sockets.sockets.get(id)?.data.sent.get(jobId)?.found ?? -1) < found) return false;
  return true;
};

/**
 * Sends a state to sockets of this replica, encoded once for all that get the same of it.
 * @returns whether any socket got it
 */
export const sendUpdate = (
  server: Pick<SocketServer, 'to' | 'sockets'>,
  socketIds: Iterable<string>,
  read: AnalysisRead,
): boolean => {
  const ids: Record<Share, string[]> = { whole: [], withoutPartial: [], nothing: [] };
  for (const id of socketIds) {
    const socket = server.sockets.sockets.get(id);
    if (socket) ids[takeShare(socket, read, false)].push(id);
  }
  const { update } = read;
  // Every socket is in a room of its own, which has its id.
  if (ids.whole.length > 0) server.to(ids.whole).emit('analysis_update', update);
  if (ids.withoutPartial.length > 0)
    server.to(ids.withoutPartial).emit('analysis_update', withoutPartial(update));
  return ids.whole.length + ids.withoutPartial.length > 0;
};
