/** A client of the driver, as far as the watch reads its events. */
export interface MonitoredClient {
  on(
    event: 'serverHeartbeatSucceeded' | 'serverHeartbeatFailed',
    listener: (heartbeat: { connectionId: string }) => void,
  ): unknown;
  on(event: 'serverClosed', listener: (server: { address: string }) => void): unknown;
}

const LOOKS = 4;
const ANY = 'any server';

/**
 * Calls `onStall` once when the driver no longer looks for one of its servers. The driver asks each server again
 * and again, and says how each try ended. Where a try hangs, it never asks that server again, and every call of this
 * client fails until the process is replaced. The one cause that is known is mended in ended-writes.ts.
 *
 * Time is counted in looks, so a process that was frozen is not taken for a driver that stands still.
 *
 * @param silentMs longest time without an outcome, in milliseconds
 * @returns stops watching
 */
export const watchHeartbeats = (
  client: MonitoredClient,
  silentMs: number,
  onStall: (error: Error) => void,
): (() => void) => {
  /** Looks since the last outcome, by the server's address. */
  const silence = new Map([[ANY, 0]]);
  const heard = ({ connectionId }: { connectionId: string }): void => {
    silence.delete(ANY);
    silence.set(connectionId, 0);
  };
  client.on('serverHeartbeatSucceeded', heard);
  client.on('serverHeartbeatFailed', heard);
  client.on('serverClosed', ({ address }) => void silence.delete(address));
  const timer = setInterval(() => {
    for (const [address, looks] of silence) {
      silence.set(address, looks + 1);
      if (looks < LOOKS) continue;
      clearInterval(timer);
      onStall(new Error(`The MongoDB driver no longer looks for ${address}.`));
      return;
    }
  }, silentMs / LOOKS);
  timer.unref();
  return () => clearInterval(timer);
};
