import { openMongoStore } from '../open-mongo-store.ts';
import { counterSchema } from './counters.ts';

// Reads a counter, says so inside the change, and waits there to be killed: the write never comes.
const [service = '', id = ''] = process.argv.slice(2);
const store = await openMongoStore({ url: process.env['TEST_MONGO_URL'] ?? '', service });
const counters = store.collection(counterSchema);
await store.ready();
await counters.update(id, (doc) => {
  process.stdout.write(`read ${doc._id}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return { ...doc, count: doc.count + 1_000 };
});
