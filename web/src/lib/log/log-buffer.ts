/** Entries kept; the oldest goes first (D1 §9). */
export const LOG_ENTRIES = 1_000;
/** Longest value of a detail. Ids, codes and addresses are far shorter. */
const DETAIL_CHARS = 120;

/** What may be known of an event: ids, codes, numbers and addresses, never what a student wrote. */
export type LogDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface LogEntry {
  /** ISO time. */
  at: string;
  event: string;
  details: LogDetails;
}

/** Keeps the last entries of this page in memory. They leave it only in the file a student downloads. */
export const createLogBuffer = (now: () => number, size = LOG_ENTRIES) => {
  const entries: LogEntry[] = [];
  return {
    add: (event: string, details: LogDetails = {}): void => {
      const short = Object.entries(details).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.slice(0, DETAIL_CHARS) : value,
      ]);
      entries.push({
        at: new Date(now()).toISOString(),
        event,
        details: Object.fromEntries(short) as LogDetails,
      });
      if (entries.length > size) entries.shift();
    },
    entries: (): readonly LogEntry[] => entries,
  };
};

/** The log of this page. */
export const pageLog = createLogBuffer(Date.now);
