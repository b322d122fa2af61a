import { randomUUID } from 'node:crypto';
import { aggregateStoreConformance } from '@argint/aggregate-store/conformance';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';
import { openMongoStore } from './open-mongo-store.ts';
import { dropDatabases } from './testing/drop-databases.ts';

describeWithServer('MongoDB', await locateServer(MONGO), (server) => {
  const run = `test-${randomUUID().slice(0, 8)}`;
  dropDatabases(server.address, `argint-${run}`);
  aggregateStoreConformance('MongoDB', {
    open: (database, { clock }) =>
      openMongoStore({ url: server.address(), service: `${run}-${database}`, clock }),
  });
});
