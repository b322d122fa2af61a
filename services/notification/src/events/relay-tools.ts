import type { AnalysisUpdate } from '@argint/contracts';
import type { AnalysisStates } from '../analysis-state.ts';
import type { SocketServer } from '../sockets/socket-server.ts';

/** What the event handlers use. */
export interface RelayTools {
  server: SocketServer;
  readState: AnalysisStates['read'];
  /** Called when the sockets that watch an analysis were sent a change, with the time of the change and what was sent. */
  onSent?: (changedAt: Date, update: AnalysisUpdate) => void;
}
