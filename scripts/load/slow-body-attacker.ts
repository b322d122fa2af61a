import { connect } from 'node:net';

/**
 * Child process of slow-bodies.ts. Arguments: URL, connections per address, addresses (an empty one: any). On 'start' it opens all
 * connections and reports when they are open. On 'stop' it reports how often it received each status.
 */
const [url = '', each = '0', ...addresses] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);
const HEAD = [
  'POST /api/auth/refresh HTTP/1.1',
  `Host: ${host}`,
  'Content-Type: application/json',
  'Content-Length: 900',
  '',
  '{',
].join('\r\n');

const answers: Record<string, number> = {};
let isOn = true;

/** Opens one connection, and the next one when it ends. */
const hold = (localAddress: string): void => {
  if (!isOn) return;
  let answer = 'none';
  const socket = connect({
    host: hostname,
    port: Number(port === '' ? 80 : port),
    ...(localAddress === '' ? {} : { localAddress }),
  });
  socket.on('connect', () => socket.write(HEAD));
  socket.on('data', (bytes) => {
    answer = /^HTTP\/1\.1 (\d{3})/.exec(bytes.toString())?.[1] ?? answer;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    answers[answer] = (answers[answer] ?? 0) + 1;
    // A connection closed at once must not turn this into a loop without a pause.
    setTimeout(() => hold(localAddress), 10);
  });
};

process.on('message', (order) => {
  if (order === 'start') {
    for (const address of addresses) for (let i = 0; i < Number(each); i += 1) hold(address);
    setTimeout(() => process.send?.('started'), 1_000);
  } else {
    isOn = false;
    process.send?.(answers);
  }
});
