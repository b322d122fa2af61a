import { expect, test } from '@jest/globals';
import { describeWithServer, KAFKA, locateServer } from './index.ts';
import { waitForPort } from './wait-for-port.ts';

describeWithServer('a Kafka for tests', await locateServer(KAFKA), (kafka) => {
  test('answers at its address', async () => {
    const [host = '', port = ''] = kafka.address().split(',')[0]!.split(':');
    await expect(waitForPort(host, Number(port))).resolves.toBeUndefined();
  });
});
