import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GrpcServiceName } from '@argint/proto';
import { createGrpcClient, createSharedMetrics, type ClosableClient } from '@argint/service-kit';
import type { RunFile } from '@argint/standalone';

/** There is nothing to command. */
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

/** Hands over a way to make clients of the running product's services, and closes them afterwards. Throws NoProductError where none runs. */
export const withProduct = async <T>(
  use: (client: <N extends GrpcServiceName>(name: N) => ClosableClient<N>['client']) => Promise<T>,
): Promise<T> => {
  const run = readRunFile();
  const metrics = createSharedMetrics();
  const open: { close(): void }[] = [];
  try {
    return await use((name) => {
      const made = createGrpcClient(name, {
        service: 'admin',
        address: run.grpc[name] ?? '',
        metrics,
      });
      open.push(made);
      return made.client;
    });
  } finally {
    for (const { close } of open) close();
  }
};
