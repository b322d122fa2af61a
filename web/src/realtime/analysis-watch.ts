import type {
  AnalysisUpdate,
  ClientToServerEvents,
  ServerToClientEvents,
  SubscribeAck,
} from '@argint/contracts';
import { SOCKET_PATH } from '@argint/contracts/socket-path';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { PUSH_ATTEMPTS, PUSH_DELAY_MS } from '../config/timings.ts';

/** The states of the push connection (D1 §4). */
export type PushState = 'disconnected' | 'connecting' | 'connected' | 'error';

export interface WatchOptions {
  analysisId: string;
  /** Gets a token that is valid for some minutes, before each connection; null when signed out. */
  freshToken: () => Promise<string | null>;
  onUpdate: (update: AnalysisUpdate) => void;
  /** Called with each state of the push connection. */
  onConnection: (state: PushState) => void;
  /** Called with true when the status must be polled because push does not work. */
  onFallback: (polling: boolean) => void;
}

/** An analysis that is followed. */
export interface AnalysisWatch {
  /** Connects anew from the first attempt, also where the old connection only seems to be there. */
  reconnect: () => void;
  stop: () => void;
}

export type AnalysisSocket = Pick<
  Socket<ServerToClientEvents, ClientToServerEvents>,
  'on' | 'emit' | 'connect' | 'disconnect' | 'connected' | 'active'
>;

const openSocket = (freshToken: WatchOptions['freshToken']): AnalysisSocket =>
  io(location.origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: (give) => void freshToken().then((token) => give({ token })),
    autoConnect: false,
    // Attempts are counted below, so that a refused token and a lost network share one limit.
    reconnection: false,
  });

/**
 * Follows one analysis: subscribes on every connection and reconnects after a loss (5 times, 3 s
 * apart). Then it asks for polling, until the network or the student comes back.
 */
export const watchAnalysis = (
  options: WatchOptions,
  socket: AnalysisSocket = openSocket(options.freshToken),
): AnalysisWatch => {
  const { analysisId, onUpdate, onConnection, onFallback } = options;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const connect = (): void => {
    onConnection('connecting');
    socket.connect();
  };
  const lost = (state: PushState): void => {
    if (stopped) return;
    onConnection(state);
    failures += 1;
    clearTimeout(timer);
    if (failures > PUSH_ATTEMPTS) onFallback(true);
    else timer = setTimeout(connect, PUSH_DELAY_MS);
  };
  const reconnect = (): void => {
    if (stopped) return;
    failures = 0;
    clearTimeout(timer);
    socket.disconnect();
    connect();
  };
  const again = (): void => {
    if (!socket.connected && document.visibilityState !== 'hidden') reconnect();
  };

  socket.on('connect', () => {
    onConnection('connected');
    socket.emit('subscribe_analysis', { analysisId }, (answer: SubscribeAck) => {
      if (stopped) return;
      if (answer.success) failures = 0;
      onFallback(!answer.success);
    });
  });
  socket.on('analysis_update', (update) => {
    if (update.analysisId === analysisId) onUpdate(update);
  });
  socket.on('auth:expiring', () => {
    void options.freshToken().then((token) => {
      if (token !== null && !stopped) socket.emit('auth:refresh', { token });
    });
  });
  socket.on('connect_error', () => lost('error'));
  // Includes 'io server disconnect', after which socket.io does not reconnect by itself.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') lost('disconnected');
  });
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  connect();

  return {
    reconnect,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      socket.disconnect();
    },
  };
};
