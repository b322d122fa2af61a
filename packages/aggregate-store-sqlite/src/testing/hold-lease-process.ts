import { createStoreLease, leaseSchema } from '@argint/aggregate-store';
import { openSqliteStore } from '../open-sqlite-store.ts';

// Asks for the lease 'relay' every 10 ms and writes each change of the answer to stdout, until it is killed.
const [file, leaseMs] = process.argv.slice(2) as [string, string];
const store = openSqliteStore({ file });
const leases = store.collection(leaseSchema);
await store.migrate();
await store.ready();
const lease = createStoreLease({
  leases,
  name: 'relay',
  holder: String(process.pid),
  leaseMs: Number(leaseMs),
});
let before: boolean | undefined;
for (;;) {
  const isHeld = await lease.hold();
  if (isHeld !== before) process.stdout.write(isHeld ? 'held\n' : 'not held\n');
  before = isHeld;
  await new Promise((resolve) => setTimeout(resolve, 10));
}
