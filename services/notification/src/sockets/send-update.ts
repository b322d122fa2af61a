import { isFinal, type AnalysisUpdate } from '@argint/contracts';
import type { AnalysisSocket, SentUpdate } from './socket-server.ts';

const isOlder = (update: AnalysisUpdate, sent: SentUpdate): boolean =>
  sent.isFinal
    ? !isFinal(update.status)
    : !isFinal(update.status) && update.progress < sent.progress;

/**
 * Sends a state to one socket. States are read by several callers at once, so they may come out of order: an
 * older one than the last is dropped, nothing but the final state follows the final state, and partial critiques
 * never become fewer (an update that has fewer is sent without them, which means: as before).
 *
 * @param options.isAnswer the browser asked for the state, so a final one is sent again
 * @returns whether it was sent
 */
export const sendUpdate = (
  socket: AnalysisSocket,
  update: AnalysisUpdate,
  options: { isAnswer: boolean } = { isAnswer: false },
): boolean => {
  const { analysisId, partial, ...rest } = update;
  const sent = socket.data.sent.get(analysisId);
  if (sent && (isOlder(update, sent) || (sent.isFinal && !options.isAnswer))) return false;
  const critiques = partial?.lineCritiques.length ?? 0;
  const hasFewer = critiques < (sent?.critiques ?? 0);
  socket.data.sent.set(analysisId, {
    isFinal: isFinal(update.status),
    progress: update.progress,
    critiques: Math.max(critiques, sent?.critiques ?? 0),
  });
  socket.emit('analysis_update', hasFewer || !partial ? { analysisId, ...rest } : update);
  return true;
};
