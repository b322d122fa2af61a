import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@argint/contracts';
import type { GrpcServiceName } from '@argint/proto';
import type { AllowedClient } from '@argint/proto/callers';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import type { RunFile } from '@argint/standalone';
import { reachCluster } from './cluster-product.ts';
import { NoProductError, type ReachableProduct } from './reachable-product.ts';

const reachRunFile = (): ReachableProduct => {
  const file = join(process.env['DATA_DIR'] ?? './data', 'run.json');
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as RunFile;
    // A product that was killed leaves its file behind.
    process.kill(run.pid, 0);
    return {
      grpc: run.grpc,
      unreached: {},
      identity: { callerSecret: run.callerSecret },
      close: () => undefined,
    };
  } catch {
    throw new NoProductError(
      `No running product found: ${file} does not lead to one. Start it with 'make start', or set DATA_DIR to its folder.`,
    );
  }
};

/**
 * Makes a client of a service of the running product. `on` names the service that answers. @default name
 *
 * @throws AppError UNAVAILABLE that names the service and why it was not reached
 */
export type ProductClient = <N extends GrpcServiceName>(
  name: N,
  on?: string,
) => AllowedClient<'admin', N>;

/** How commands that call the product name a product in a cluster. */
export const CLUSTER_USAGE = '[--cluster NAMESPACE[/RELEASE]]';

/**
 * Finds the product in a cluster, or by run.json in DATA_DIR where `cluster` is undefined. Runs `use` with a way to make
 * clients and the names of the services, and closes the clients afterwards. Services that are down are named on
 * standard error; `use` need not call them.
 * @throws NoProductError when no product runs
 */
export const withProduct = async <T>(
  cluster: string | undefined,
  use: (client: ProductClient, services: readonly string[]) => Promise<T>,
): Promise<T> => {
  const product = cluster === undefined ? reachRunFile() : await reachCluster(cluster);
  const metrics = createSharedMetrics();
  const open: { close(): void }[] = [];
  for (const [service, reason] of Object.entries(product.unreached))
    process.stderr.write(`${service} is not up: ${reason}\n`);
  const client: ProductClient = (name, on = name) => {
    const reason = product.unreached[on];
    if (reason !== undefined) throw new AppError('UNAVAILABLE', `This needs ${on}: ${reason}`);
    const made = createGrpcClient(name, {
      service: 'admin',
      // What every service serves, as `operations`, the first one answers.
      address: product.grpc[on] ?? Object.values(product.grpc)[0] ?? '',
      metrics,
      identity: product.identity,
    });
    open.push(made);
    return made.client;
  };
  try {
    return await use(client, [...Object.keys(product.grpc), ...Object.keys(product.unreached)]);
  } finally {
    for (const { close } of open) close();
    product.close();
  }
};
