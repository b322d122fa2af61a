import { readFileSync } from 'node:fs';
import { openEmbeddedBus } from '../embedded-bus.ts';
import type { PendingOutbox } from '@argint/event-bus';
import { ALWAYS_HELD_LEASE, startOutboxRelay } from '@argint/event-bus';

// Relays the outbox in a JSON file and kills itself between publishing and clearing.
const [, , file, outbox] = process.argv;
startOutboxRelay({
  lease: ALWAYS_HELD_LEASE,
  bus: openEmbeddedBus({ file: file!, onError: () => undefined }),
  source: {
    pendingOutbox: async () => JSON.parse(readFileSync(outbox!, 'utf8')) as PendingOutbox[],
    outboxBacklog: async () => ({ waiting: 1, oldestSince: null }),
    clearOutbox: async () => void process.kill(process.pid, 'SIGKILL'),
    onOutbox: () => () => undefined,
  },
  onError: () => undefined,
});
