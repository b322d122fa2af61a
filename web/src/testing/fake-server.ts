import { anAccess, aProfile, someCapabilities } from './builders.ts';

/** The answer of a fake route: a status (default 200), headers and a JSON body. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}
type Route = (call: Call) => Answer | Promise<Answer>;

/** What every page asks by itself, answered where a test does not care. */
const BACKGROUND: Readonly<Record<string, Route>> = {
  'GET /api/capabilities': () => ({ body: { success: true, data: someCapabilities() } }),
  'GET /api/check-access': () => ({ body: { success: true, data: anAccess() } }),
  'GET /api/health': () => ({ body: { success: true, status: 'ok' } }),
  'GET /api/essays/analyze/jobs': () => ({ body: { success: true, data: [] } }),
  'GET /api/profile': () => ({ body: aProfile() }),
  'GET /api/profile/sessions': () => ({ body: { success: true, data: [] } }),
  'GET /api/essays': () => ({ body: { success: true, data: [], nextCursor: null } }),
};

/** Every result asks for its suggestions. */
const backgroundOf = (name: string): Route | undefined =>
  /^GET \/api\/essays\/[^/]+\/suggestions$/.test(name)
    ? () => ({ body: { success: true, data: [] } })
    : BACKGROUND[name];

/**
 * Replaces fetch. Routes are named 'METHOD /api/path'; any other call gets a 404. Records all calls
 * but those that only the background answers.
 */
export const fakeServer = (routes: Record<string, Route>): { calls: Call[] } => {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as Request, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    };
    const name = `${request.method} ${pathname}`;
    const own = routes[name];
    const route = own ?? backgroundOf(name);
    if (own || !route) calls.push(call);
    const answer = route ? await route(call) : { status: 404, body: failure('Not found.') };
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  };
  return { calls };
};

/** The error body of the API. */
export const failure = (error: string, code = 'X'): unknown => ({
  success: false,
  error,
  code,
  requestId: 'r-1',
});
