import type {
  AccessBody,
  AnalysisUpdate,
  ClientToServerEvents,
  ErrorBody,
  JobStatusBody,
  ServerToClientEvents,
  SessionBody,
  StartedBody,
  SubscribeAck,
} from '@argint/contracts';
import { isFinal, SOCKET_PATH } from '@argint/contracts';
import { io, type Socket } from 'socket.io-client';

/** An HTTP response with its parsed body; null for an empty body. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/**
 * Makes one HTTP call and parses the JSON answer as `T`, without checking it. Strings are sent as they are,
 * other bodies as JSON.
 *
 * @param options.method @default POST with a body, GET without one
 */
export const call = async <T>(
  url: string,
  path: string,
  options: {
    token?: string;
    body?: unknown;
    method?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer<T>> => {
  const response = await fetch(`${url}${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: 'application/json',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? null : JSON.parse(text)) as T,
  };
};

export type BrowserSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Opens a socket with the same options as the web page. */
export const openSocket = (url: string, token: string): BrowserSocket =>
  io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: 100,
    forceNew: true,
  });

const hasEnded = ({ status }: AnalysisUpdate): boolean => isFinal(status);

/** The calls that a browser makes with an access token. */
export const userOf = (url: string, token: string) => {
  const start = (
    essayText: string,
    options: {
      question?: string;
      key?: string;
      analysisType?: string;
      parentEssayId?: string;
    } = {},
  ) =>
    call<Pick<StartedBody, 'jobId' | 'essayId'> & Omit<ErrorBody, 'success'>>(
      url,
      '/api/essays/analyze/start',
      {
        token,
        body: {
          essayText,
          ...(options.question ? { essayQuestion: options.question } : {}),
          ...(options.analysisType ? { analysisType: options.analysisType } : {}),
          ...(options.parentEssayId ? { parentEssayId: options.parentEssayId } : {}),
        },
        ...(options.key ? { headers: { 'idempotency-key': options.key } } : {}),
      },
    );
  const status = (jobId: string) =>
    call<JobStatusBody>(url, `/api/essays/analyze/status?jobId=${jobId}`, { token });

  /**
   * Follows a job over the socket and resolves with all its updates, once the job has ended or `until` is true.
   *
   * @param options.limitMs @default 60,000
   * @throws Error when the time is up, the signal aborts or the subscription is refused
   */
  const follow = (
    jobId: string,
    options: {
      limitMs?: number;
      until?: (update: AnalysisUpdate) => boolean;
      signal?: AbortSignal;
    } = {},
  ): Promise<AnalysisUpdate[]> =>
    new Promise((resolve, reject) => {
      const { limitMs = 60_000, until = hasEnded, signal } = options;
      const socket = openSocket(url, token);
      const seen: AnalysisUpdate[] = [];
      const end = (error?: Error): void => {
        clearTimeout(limit);
        socket.disconnect();
        if (error) reject(error);
        else resolve(seen);
      };
      const limit = setTimeout(
        () =>
          end(
            new Error(
              `no end of ${jobId} in ${limitMs} ms; last: ${JSON.stringify(seen.at(-1)?.processingStage)}`,
            ),
          ),
        limitMs,
      );
      signal?.addEventListener('abort', () => end(new Error('the caller stopped waiting')), {
        once: true,
      });
      socket.on('connect', () => {
        socket.emit('subscribe_analysis', { analysisId: jobId }, (ack: SubscribeAck) => {
          if (!ack.success && ack.code !== 'UNAVAILABLE' && ack.code !== 'DEADLINE')
            end(new Error(`subscribe: ${ack.code}`));
        });
      });
      socket.on('analysis_update', (update) => {
        seen.push(update);
        if (until(update) || hasEnded(update)) end();
      });
    });

  const access = () => call<AccessBody>(url, '/api/check-access', { token });
  return { token, start, status, follow, access };
};

/**
 * Registers a new user called `name`, with the e-mail `name@example.org`.
 *
 * @param options.password @default one that the policy `strict` refuses
 * @throws Error when the status is not 201
 */
export const registerUser = async (
  url: string,
  name: string,
  { password = 'correct horse' }: { password?: string } = {},
) => {
  const account = {
    username: name,
    email: `${name}@example.org`,
    password,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    ageConfirmed: true,
  };
  const registered = await call<SessionBody>(url, '/api/auth/register', { body: account });
  if (registered.status !== 201)
    throw new Error(`register answered ${registered.status}: ${JSON.stringify(registered.body)}`);
  return { account, session: registered.body, ...userOf(url, registered.body.token) };
};

export type TestUser = Awaited<ReturnType<typeof registerUser>>;

/** Signs a user in again, for example at the new address of a restarted server. */
export const signIn = async (url: string, user: TestUser): Promise<TestUser> => {
  const { email, password } = user.account;
  const { body } = await call<SessionBody>(url, '/api/auth/login', { body: { email, password } });
  return { account: user.account, session: body, ...userOf(url, body.token) };
};
