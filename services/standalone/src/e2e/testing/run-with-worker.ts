import { runServices, type RunningServices, type ServiceModule } from '@argint/service-kit';
import { quietEnvironment } from '../faults/testing/quiet-environment.ts';
import { privatePorts, topology } from '../../topology.ts';

/**
 * The whole product in this process, with one engine thread and `worker` in the place of the shipped worker.
 *
 * @param env further settings @default no grammar checker, and a free port
 */
export const runWithWorker = (
  dir: string,
  worker: ServiceModule,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServices> =>
  runServices(
    topology.map((module) => (module.name === worker.name ? worker : module)),
    {
      env: {
        ...quietEnvironment(dir),
        MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
        // All essays share one thread, so a fault in one could harm the others.
        WORKER_THREADS: '1',
        ...env,
      },
      overrides: privatePorts({ PORT: Number(env['PORT'] ?? 0), HOST: '127.0.0.1' }),
    },
  );
