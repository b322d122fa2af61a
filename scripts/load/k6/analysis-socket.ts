/**
 * A browser's socket. k6 does not speak socket.io, so this writes its frames by hand (Engine.IO 4): the server opens
 * with `0{…}`, the browser sends `40` with its token and gets `40` back, `2` is answered with `3`, and events are
 * `42[…]`, with a number between `42` and `[` where an acknowledgement (`43`) is wanted.
 */
import { clearTimeout, setTimeout } from 'k6/timers';
import { WebSocket } from 'k6/websockets';
import { BASE_URL, type LoadUser } from './load-settings.ts';
import { countError, socketReadyMs, socketsReady, updatesReceived } from './load-metrics.ts';

/** How long connecting and subscribing may take, in ms. */
const READY_LIMIT_MS = 30_000;

export interface SocketHandlers {
  /** The subscription was acknowledged, or the socket connected where it has none. */
  onReady?: () => void;
  /** An update of the analysis, unparsed: results are large and k6 parses slowly. */
  onUpdate?: (frame: string) => void;
  /** It was closed by somebody else, or failed. It is counted as an error already. */
  onLost?: () => void;
}

export interface AnalysisSocket {
  subscribe(analysisId: string): void;
  /** Closes the socket. Nothing is counted and no handler runs after this. */
  close(): void;
}

/** Opens a socket, and subscribes it to an analysis if one is given. */
export const openAnalysisSocket = (
  user: LoadUser,
  handlers: SocketHandlers,
  analysisId?: string,
): AnalysisSocket => {
  const begun = Date.now();
  const ws = new WebSocket(`${BASE_URL.replace('http', 'ws')}/ws/?EIO=4&transport=websocket`);
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    clearTimeout(limit);
    ws.close();
  };
  const lose = (kind: string): void => {
    if (!isOpen) return;
    close();
    countError(kind);
    handlers.onLost?.();
  };
  const limit = setTimeout(() => lose('socket not ready in time'), READY_LIMIT_MS);
  let isReady = false;
  const ready = (): void => {
    if (isReady) return;
    isReady = true;
    clearTimeout(limit);
    socketReadyMs.add(Date.now() - begun);
    socketsReady.add(1);
    handlers.onReady?.();
  };
  const subscribe = (id: string): void =>
    ws.send(`420${JSON.stringify(['subscribe_analysis', { analysisId: id }])}`);

  // k6 loses about one in 2,000 first frames that arrive with the answer to the upgrade, so this waits for none.
  ws.onopen = () => ws.send(`40${JSON.stringify({ token: user.token })}`);
  ws.onmessage = (event) => {
    const frame = String(event?.data);
    if (!isOpen) return;
    if (frame.startsWith('42["analysis_update"')) {
      updatesReceived.add(1);
      handlers.onUpdate?.(frame);
    } else if (frame === '2') ws.send('3');
    else if (frame.startsWith('40')) {
      if (analysisId === undefined) ready();
      else subscribe(analysisId);
    } else if (frame.startsWith('430')) {
      if (frame.includes('"success":true')) ready();
      else lose('subscription refused');
    } else if (frame.startsWith('44')) lose(`socket refused ${frame.slice(2, 120)}`);
    else if (frame.startsWith('41')) lose('socket disconnected');
  };
  ws.onerror = () => lose('socket failed');
  ws.onclose = () => lose('socket closed');
  return { subscribe, close };
};
