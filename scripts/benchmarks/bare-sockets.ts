/**
 * A child process with socket.io and nothing else, and a TCP relay in front of it on a second port. The first message
 * `{payload}` sets the payload; each `{room}` sends it to that room.
 */
import { createServer } from 'node:http';
import { connect, createServer as createRelay, type AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const http = createServer();
const server = new Server(http, {
  path: '/ws',
  addTrailingSlash: false,
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
});
server.on('connection', (socket) => {
  socket.on('subscribe_analysis', async ({ analysisId }: { analysisId: string }, ack) => {
    await socket.join(analysisId);
    ack({ success: true });
  });
});
let payload: unknown;
process.on('message', (message: { payload: unknown } | { room: string }) => {
  if ('payload' in message) payload = message.payload;
  else server.to(message.room).emit('analysis_update', payload);
});
const portOf = (listening: { address(): unknown }): number =>
  (listening.address() as AddressInfo).port;
/** What any gateway does at least: it copies the bytes from one connection to another. */
const relay = createRelay((caller) => {
  const target = connect(portOf(http), '127.0.0.1');
  for (const [from, to] of [
    [caller, target],
    [target, caller],
  ] as const)
    from
      .setNoDelay(true)
      .on('error', () => to.destroy())
      .pipe(to);
});
http.listen(0, '127.0.0.1', () =>
  relay.listen(0, '127.0.0.1', () =>
    process.send?.({ port: portOf(http), relayPort: portOf(relay) }),
  ),
);
