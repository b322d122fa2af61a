import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GrpcServiceName } from '@argint/proto';
import type { AllowedClient } from '@argint/proto/callers';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import type { RunFile } from '@argint/standalone';

/** No product runs in DATA_DIR. */
export class NoProductError extends Error {}

const readRunFile = (): RunFile => {
  const file = join(process.env['DATA_DIR'] ?? './data', 'run.json');
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as RunFile;
    // A product that was killed leaves its file behind.
    process.kill(run.pid, 0);
    return run;
  } catch {
    throw new NoProductError(
      `No running product found: ${file} does not lead to one. Start it with 'make start', or set DATA_DIR to its folder.`,
    );
  }
};

/** Makes a client of a service of the running product. `on` names the service that answers. @default name */
export type ProductClient = <N extends GrpcServiceName>(
  name: N,
  on?: string,
) => AllowedClient<'admin', N>;

/**
 * Runs `use` with a way to make clients and the names of the services, and closes the clients afterwards.
 * @throws NoProductError when no product runs
 */
export const withProduct = async <T>(
  use: (client: ProductClient, services: readonly string[]) => Promise<T>,
): Promise<T> => {
  const run = readRunFile();
  const metrics = createSharedMetrics();
  const open: { close(): void }[] = [];
  const client: ProductClient = (name, on = name) => {
    const made = createGrpcClient(name, {
      service: 'admin',
      // What every service serves, as `operations`, the first one answers.
      address: run.grpc[on] ?? Object.values(run.grpc)[0] ?? '',
      metrics,
      identity: { callerSecret: run.callerSecret },
    });
    open.push(made);
    return made.client;
  };
  try {
    return await use(client, Object.keys(run.grpc));
  } finally {
    for (const { close } of open) close();
  }
};
