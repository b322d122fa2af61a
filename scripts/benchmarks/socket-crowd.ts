import { setTimeout as sleep } from 'node:timers/promises';

const connect = (
  url: string,
  token: string,
  room: string,
  onUpdate: (message: string) => void,
): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?EIO=4&transport=websocket`);
    socket.onerror = () => reject(new Error(`no socket at ${url}`));
    socket.onmessage = ({ data }: { data: string }) => {
      if (data.startsWith('42["analysis_update"')) onUpdate(data);
      else if (data.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
      else if (data.startsWith('40'))
        socket.send(`420${JSON.stringify(['subscribe_analysis', { analysisId: room }])}`);
      else if (data === '2') socket.send('3');
      else if (data.startsWith('430')) resolve(socket);
      else reject(new Error(`unexpected: ${data.slice(0, 100)}`));
    };
  });

/** Connected sockets that count what they receive. */
export interface Crowd {
  /** Messages received per second. Each room gets its next update as soon as all its sockets have the last one. */
  measure(seconds: number, send: (room: string) => void): Promise<number>;
  /** What the last update said; undefined before the first. */
  lastUpdate(): unknown;
  close(): void;
}

/** Opens `size` sockets, spread over the rooms. They speak Engine.IO by hand, because a client library would cost more than what is measured. */
export const gatherCrowd = async (
  url: string,
  tokenOf: (room: string) => string,
  rooms: readonly string[],
  size: number,
): Promise<Crowd> => {
  const perRoom = size / rooms.length;
  const waiting = new Map(rooms.map((room) => [room, 0]));
  let received = 0;
  let next: ((room: string) => void) | undefined;
  const sockets: WebSocket[] = [];
  let last: string | undefined;
  const arrived =
    (room: string) =>
    (message: string): void => {
      last = message;
      received += 1;
      const left = (waiting.get(room) ?? 0) - 1;
      waiting.set(room, left);
      if (left !== 0) return;
      waiting.set(room, perRoom);
      next?.(room);
    };
  for (const room of rooms)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: perRoom }, () => connect(url, tokenOf(room), room, arrived(room))),
      )),
    );
  // Each subscription is answered with the state of the job. Those messages must not be counted.
  await sleep(1_000);
  return {
    measure: async (seconds, send) => {
      for (const room of rooms) {
        waiting.set(room, perRoom);
        send(room);
      }
      next = send;
      received = 0;
      const begun = performance.now();
      await sleep(seconds * 1_000);
      const rate = (received * 1_000) / (performance.now() - begun);
      next = undefined;
      return rate;
    },
    lastUpdate: () => last && (JSON.parse(last.slice(2)) as unknown[])[1],
    close: () => {
      for (const socket of sockets) {
        socket.onerror = null;
        socket.close();
      }
    },
  };
};
