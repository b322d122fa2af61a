/** A member of group `g` in a process of its own. Prints `handled <event id>` for each event of TOPIC. */
import { TOPIC } from '@argint/event-bus/testing';
import { createTestBus } from './kafka-log.ts';

const { BROKERS = '', PREFIX = '' } = process.env;
const bus = createTestBus(BROKERS, PREFIX);
await bus.consume('g', {
  [TOPIC]: async ({ id }) => void process.stdout.write(`handled ${id}\n`),
});
process.stdout.write('ready\n');
