/** Where something went wrong; names and ids only. */
export interface BusErrorContext {
  doing: 'deliver' | 'read' | 'settle' | 'retry' | 'prune' | 'watch' | 'close' | 'relay';
  topic?: string;
  group?: string;
  eventId?: string;
}

/** Hears of what the bus survives. A handler's error comes without its message, which may quote anything. */
export type BusErrorListener = (error: unknown, context: BusErrorContext) => void;
