/** What a fake route answers: a status, and a JSON body. */
export interface Answer {
  status?: number;
  body: unknown;
}
export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}
type Route = (call: Call) => Answer | Promise<Answer>;

/** Takes fetch's place: routes by 'METHOD /api/path', all calls recorded; the rest is a 404. */
export const fakeServer = (routes: Record<string, Route>): { calls: Call[] } => {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as Request, init);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const call: Call = {
      method: request.method,
      path: pathname,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    };
    calls.push(call);
    const route = routes[`${request.method} ${pathname}`];
    const answer = route ? await route(call) : { status: 404, body: failure('Not found.') };
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  };
  return { calls };
};

/** The one error body. */
export const failure = (error: string, code = 'X'): unknown => ({
  success: false,
  error,
  code,
  requestId: 'r-1',
});
