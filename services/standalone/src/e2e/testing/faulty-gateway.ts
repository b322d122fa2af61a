import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import { registerSchema } from '@argint/contracts';

/**
 * Takes protections away from a process that no setting can switch off: `node --import …/faulty-gateway.ts main.ts`.
 * The list of essays is open to everybody, bodies may have any size, the page has no content security policy, each
 * answer sets a cookie, and active markup passes the schema of a registration.
 */
const ANSWERS: Readonly<Record<string, number>> = {
  'GET /api/essays': 200,
  'POST /api/auth/refresh': 400,
};

const { emit } = Server.prototype;
Server.prototype.emit = function (this: Server, name: string, ...rest: unknown[]): boolean {
  const [request, response] = rest as [IncomingMessage, ServerResponse];
  const status = name === 'request' ? ANSWERS[`${request.method} ${request.url}`] : undefined;
  if (status === undefined) return Reflect.apply(emit, this, [name, ...rest]) as boolean;
  request.resume().once('end', () => {
    response.writeHead(status).end('{}');
  });
  return true;
} as typeof emit;

const { setHeader, writeHead } = ServerResponse.prototype;
ServerResponse.prototype.setHeader = function (name, value) {
  return name.toLowerCase() === 'content-security-policy'
    ? this
    : setHeader.call(this, name, value);
};
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...rest: unknown[]) {
  if (!this.headersSent) setHeader.call(this, 'set-cookie', 'a=b');
  return Reflect.apply(writeHead, this, rest) as ServerResponse;
} as typeof writeHead;

Object.assign(registerSchema, { safeParse: (data: unknown) => ({ success: true, data }) });
