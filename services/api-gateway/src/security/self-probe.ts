/** The answer of this server to a request of its own. */
export interface Probed {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends a request to this server, as a stranger would. */
export type Probe = (
  path: string,
  request?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Probed>;

/** Milliseconds until a probe fails. */
const TIMEOUT_MS = 9_000;

/** Probes the server at an origin; the origin is asked for at each probe, since a server learns its port late. */
export const createSelfProbe =
  (origin: () => string): Probe =>
  async (path, request = {}) => {
    const response = await fetch(origin() + path, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
