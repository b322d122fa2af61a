import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchStandalone } from '@argint/testkit';
import { AS_STARTED } from '../benchmarks/running-product.ts';

/**
 * The limits that the load of one address and few accounts would meet. `launchStandalone` raises RATE_LIMIT_*.
 * Everything else is as `make start` has it, the grammar checker included.
 */
const LIMITS = {
  SOCKETS_PER_USER: '5000',
  SOCKETS_PER_ADDRESS: '5000',
  CONNECTIONS_PER_ADDRESS: '9000',
};

/** Starts a product in a temporary folder. `stop` ends it and removes the folder. */
export const startOwnProduct = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'argint-load-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  try {
    const product = await launchStandalone(dataDir, { ...AS_STARTED, ...LIMITS });
    return {
      dataDir,
      origin: product.url,
      stop: async (): Promise<void> => {
        await product.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
