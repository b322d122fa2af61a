import { AppError, subscribeAnalysisSchema } from '@argint/contracts';
import { answerBy, refusal } from './acknowledgement.ts';
import type { AnalysisStates } from '../analysis-state.ts';
import { rooms } from './rooms.ts';
import { answerWithUpdate } from './send-update.ts';
import type { SocketServer } from './socket-server.ts';

/** Most analyses one socket may watch at the same time. */
const WATCHED_MAX = 50;

/** Answers subscribe_analysis: checks the owner, joins the room, acknowledges, and sends the current state. */
export const acceptSubscriptions = (server: SocketServer, states: AnalysisStates): void => {
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
      const { userId } = socket.data.token;
      await states.checkOwner(analysisId, userId);
      await socket.join(room);
      // Read after joining: a change between the read and the join would be missed otherwise.
      const read = await states.read(analysisId, userId);
      return () => answerWithUpdate(socket, read);
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
      if (!parsed.success) return;
      void socket.leave(rooms.analysis(parsed.data.analysisId));
      socket.data.sent.delete(parsed.data.analysisId);
    });
  });
};
