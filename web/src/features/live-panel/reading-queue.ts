/** As much of a Web Worker as the queue uses. */
export type ReadingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Options<Request, Answer> {
  /** Starts the worker; null if the browser refuses to. */
  start: () => ReadingWorker | null;
  /** Called with an answer, unless a newer request waits. */
  onAnswer: (answer: Answer, request: Request) => void;
  /** The worker did not start, did not load or broke. The next request starts another. */
  onFailure: () => void;
}

/** Sends requests to a worker. */
export interface ReadingQueue<Request> {
  ask: (request: Request) => void;
  /** Sends a message that gets no answer, if the worker runs. */
  tell: (message: unknown) => void;
  stop: () => void;
}

/**
 * Has one request read at a time. The newest of the others waits and the rest are dropped, and so is the answer to a
 * request for which a newer one waits. The worker is started by the first request.
 */
export const createReadingQueue = <Request, Answer>(
  options: Options<Request, Answer>,
): ReadingQueue<Request> => {
  let worker: ReadingWorker | null = null;
  let current: { request: Request } | null = null;
  let waiting: { request: Request } | null = null;

  const stop = (): void => {
    worker?.terminate();
    worker = null;
    current = null;
    waiting = null;
  };
  const fail = (): void => {
    stop();
    options.onFailure();
  };
  const send = (request: Request): void => {
    worker ??= options.start();
    if (!worker) return fail();
    current = { request };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
    worker.onerror = fail;
    worker.postMessage(request);
  };
  const onAnswer = (answer: Answer): void => {
    const [answered, next] = [current, waiting];
    current = null;
    waiting = null;
    if (next) send(next.request);
    else if (answered) options.onAnswer(answer, answered.request);
  };
  return {
    ask: (request) => {
      if (current) waiting = { request };
      else send(request);
    },
    tell: (message) => worker?.postMessage(message),
    stop,
  };
};
