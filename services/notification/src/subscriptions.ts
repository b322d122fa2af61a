import { AppError, subscribeAnalysisSchema } from '@argint/contracts';
import { answerBy, refusal } from './acknowledgement.ts';
import type { ReadState } from './analysis-state.ts';
import { rooms } from './rooms.ts';
import type { SocketServer } from './socket-server.ts';

/** Most analyses one socket may watch at once. */
const WATCHED_MAX = 50;

/** Answers subscribe_analysis: ownership first, then the room, then the state as it is now. */
export const acceptSubscriptions = (server: SocketServer, readState: ReadState): void => {
  server.on('connection', (socket) => {
    const subscribe = async (message: unknown): Promise<() => void> => {
      const parsed = subscribeAnalysisSchema.safeParse(message);
      if (!parsed.success) throw new AppError('VALIDATION_FAILED', 'analysisId is required');
      const { analysisId } = parsed.data;
      const room = rooms.analysis(analysisId);
      const watched = [...socket.rooms].filter((name) =>
        name.startsWith(rooms.analysis('')),
      ).length;
      if (watched >= WATCHED_MAX && !socket.rooms.has(room)) throw new AppError('RATE_LIMITED');
      await readState(analysisId, socket.data.token.userId);
      await socket.join(room);
      // Read again inside the room: what happened between check and join is in it.
      const state = await readState(analysisId, socket.data.token.userId);
      return () => void socket.emit('analysis_update', state);
    };

    socket.on('subscribe_analysis', (message: unknown, ack?: unknown) => {
      const answer = answerBy(ack);
      subscribe(message).then(
        (sendState) => {
          answer({ success: true });
          sendState();
        },
        (error: unknown) => answer(refusal(error)),
      );
    });

    socket.on('unsubscribe_analysis', (message: unknown) => {
      const parsed = subscribeAnalysisSchema.safeParse(message);
      if (parsed.success) void socket.leave(rooms.analysis(parsed.data.analysisId));
    });
  });
};
