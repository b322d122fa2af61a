/** A child process with socket.io and nothing else. The first message `{payload}` sets the payload; each `{room}` sends it to that room. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
