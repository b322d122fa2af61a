import { join } from 'node:path';
import { TEST_CALLER_SECRET, type Product, type Seven } from '@argint/testkit';
import { readRunFile } from '../../../run-file.ts';

/** A running product, as journeys reach it. */
export interface JourneyTarget {
  /** Address of the gateway. */
  url: string;
  dataDir: string;
  /** How an operator's command reaches the replicas of essay. */
  essay: { address: string; callerSecret: string };
}

/** File with the milliseconds by which the clocks of a product's processes run ahead. */
export const clockFile = (dataDir: string): string => join(dataDir, 'clock');

/** How to reach a product. Standalone says it in its run file. */
export const targetOf = (product: Product, dataDir: string, url = product.url): JourneyTarget => {
  const { allAddresses } = product as Partial<Seven>;
  const run = allAddresses ? undefined : readRunFile(join(dataDir, 'run.json'));
  return {
    url,
    dataDir,
    essay: {
      address: allAddresses?.essay ?? run?.grpc['essay'] ?? '',
      callerSecret: run?.callerSecret ?? TEST_CALLER_SECRET,
    },
  };
};
