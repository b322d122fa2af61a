/** Where something went wrong; names and ids only. */
export interface BusErrorContext {
  doing: 'deliver' | 'read' | 'rebalance' | 'retry' | 'prune' | 'watch' | 'close' | 'relay';
  topic?: string;
  group?: string;
  eventId?: string;
}

/** Receives errors that the bus survives. A handler's error has no message, since it could quote text. */
export type BusErrorListener = (error: unknown, context: BusErrorContext) => void;
