import { freePort } from '../free-port.ts';
import { controlOfContainer } from './container-control.ts';
import type { ServerKind } from './test-server.ts';
import { waitForPort } from './wait-for-port.ts';

const START_MS = 120_000;
const REPLICA_SET = 'rs0';

/** MongoDB 7 or newer, as a replica set of one member without TLS. The address is a connection string. */
export const MONGO: ServerKind = {
  name: 'MongoDB',
  addressVariable: 'TEST_MONGO_URL',
  controlVariable: 'TEST_MONGO_CONTROL',
  imageVariable: 'TEST_MONGO_IMAGE',
  defaultImage: 'mongo:8',
  startContainer: async (image) => {
    const { GenericContainer, Wait } = await import('testcontainers');
    const port = await freePort();
    const container = await new GenericContainer(image)
      .withCommand(['--replSet', REPLICA_SET, '--bind_ip_all', '--port', String(port)])
      .withExposedPorts({ container: port, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .withStartupTimeout(START_MS)
      .start();
    // The member is named as clients outside reach it.
    const members = [{ _id: 0, host: `localhost:${port}` }];
    const script = `rs.initiate(${JSON.stringify({ _id: REPLICA_SET, members })}); while (!db.hello().isWritablePrimary) sleep(50)`;
    const { exitCode, output } = await container.exec([
      'mongosh',
      '--quiet',
      '--port',
      String(port),
      '--eval',
      script,
    ]);
    if (exitCode !== 0) throw new Error(`the replica set could not be initiated: ${output}`);
    return {
      address: `mongodb://localhost:${port}/?replicaSet=${REPLICA_SET}`,
      control: await controlOfContainer(container.getId(), () => waitForPort('localhost', port)),
      release: async () => void (await container.stop()),
    };
  },
};
