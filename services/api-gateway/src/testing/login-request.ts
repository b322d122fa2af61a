import type { ErrorBody } from '@argint/contracts';

/** The request of a sign-in. */
export const LOGIN = 'POST /api/auth/login';
/** A valid body of it. */
export const LOGIN_BODY = JSON.stringify({ email: 'a@example.org', password: 'secret' });
/** The header with the type of that body. */
export const JSON_TYPE = 'Content-Type: application/json';
/** The header that lets the server end the connection after its answer. */
export const CLOSE = 'Connection: close';

/** The header with the number of bytes of a body. */
export const contentLength = (body: string | Buffer): string =>
  `Content-Length: ${Buffer.byteLength(body)}`;

/** The code of an error body. */
export const codeOf = (body: string): string => (JSON.parse(body) as ErrorBody).code;
