/**
 * The words of events for what is a task everywhere else, and ours. They are kept, because processes of two releases
 * read each other's events.
 */
const OURS = { chunkId: 'taskId', chunks: 'tasks' } as const;
const THEIRS = { taskId: 'chunkId', tasks: 'chunks' } as const;

type Renamed<T, W> = T extends readonly (infer U)[]
  ? Renamed<U, W>[]
  : T extends object
    ? { [K in keyof T as K extends keyof W ? Extract<W[K], string> : K]: Renamed<T[K], W> }
    : T;

/** The data of an event about tasks, in our words. */
export type FromTaskEvent<T> = Renamed<T, typeof OURS>;
/** Our data about tasks, in the words of events. */
export type ToTaskEvent<T> = Renamed<T, typeof THEIRS>;

const renamed = (value: unknown, words: Readonly<Record<string, string>>): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [words[key] ?? key, renamed(part, words)]),
  );
};

/** Reads the data of an event about tasks. */
export const fromTaskEvent = <T extends object>(data: T): FromTaskEvent<T> =>
  renamed(data, OURS) as FromTaskEvent<T>;

/** Makes the data of an event about tasks. */
export const toTaskEvent = <T extends object>(data: T): ToTaskEvent<T> =>
  renamed(data, THEIRS) as ToTaskEvent<T>;
