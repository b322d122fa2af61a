import { tempDir, testEnvironment, watchClientSockets } from '@argint/testkit';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';
import { expect, test } from '@jest/globals';
import { runServices } from './run-services.ts';
import { defineService } from './service-module.ts';

describeWithServer(
  'a service whose store has failed for good',
  await locateServer(MONGO),
  (mongo) => {
    test('is no longer live, and its process is to be replaced', async () => {
      const dir = await tempDir();
      const sockets = watchClientSockets();
      const url = new URL(mongo.address());
      url.searchParams.set('serverMonitoringMode', 'poll');
      const port = Number(url.port);
      const one = defineService({
        name: 'one',
        config: {},
        create: async (context) => {
          await context.store();
          return {};
        },
      });
      const running = await runServices([one], {
        env: { ...testEnvironment(dir.path), MONGO_URL: url.href },
      });
      const isLive = async () => (await fetch(`http://${running.ops}/livez`)).ok;
      expect(await isLive()).toBe(true);
      sockets.mute(port);
      expect(await running.fatal).toMatchObject({
        message: expect.stringContaining('no longer looks for'),
      });
      expect(await isLive()).toBe(false);
      sockets.end(port);
      await running.close();
      sockets.stop();
      await dir.remove();
    }, 90_000);
  },
);
