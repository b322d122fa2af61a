import type { Topic } from '@argint/contracts';
import type { EventHandler } from '@argint/event-bus';
import type { ServiceContext } from '@argint/service-kit';
import type { ReadState } from '../analysis-state.ts';
import type { SocketServer } from '../socket-server.ts';

/** What a relay may use. */
export interface RelayTools {
  server: SocketServer;
  readState: ReadState;
}

/** One topic on its way to the browsers of this replica. */
export type Relay = (context: Pick<ServiceContext<unknown>, 'subscribe'>) => Promise<void>;

/** Every replica has sockets of its own, so every replica hears every event from now on. */
export const relay =
  <T extends Topic>(topic: T, handler: EventHandler<T>): Relay =>
  (context) =>
    context.subscribe(topic, handler, { everyReplica: true });
