import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The connections that this process opens, for faults that no server can cause. */
export interface ClientSockets {
  /** Ends those to the port. Until the end of this turn of the event loop their users do not know it. */
  end(port: number): void;
  /** Makes those to the port take every write, send nothing, never time out, and never report that they can take more. */
  mute(port: number): void;
  /** Forgets them. */
  stop(): void;
}

/** Remembers every connection that is opened from now on. */
export const watchClientSockets = (): ClientSockets => {
  const sockets = new Set<Socket>();
  const remember = (message: unknown): void =>
    void sockets.add((message as { socket: Socket }).socket);
  const to = (port: number): Socket[] =>
    [...sockets].filter(({ remotePort }) => remotePort === port);
  subscribe('net.client.socket', remember);
  return {
    end: (port) => to(port).forEach((socket) => socket.destroy()),
    mute: (port) => {
      for (const socket of to(port))
        Object.assign(socket, { write: () => false, setTimeout: () => socket });
    },
    stop: () => {
      unsubscribe('net.client.socket', remember);
      sockets.clear();
    },
  };
};
