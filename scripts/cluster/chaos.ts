/**
 * node scripts/cluster/chaos.ts --url http://10.203.0.7 --cluster-address 10.203.0.7 [--namespace argint]
 *   [--release argint] [--only TEXT]… [--load 25] [--dry-run] [--output docs/operations/chaos.md]
 *
 * Question: does the installed product keep its promises while it is updated, killed, scaled and cut off? It needs
 * kubectl with access to a cluster in which the chart is installed, with RATE_LIMIT_* high enough for one address, and
 * without autoscaling of the workers. It takes about an hour. --only does the faults whose name contains the text, or one of the texts.
 * --load is the number of reads a second, for a cluster that shares its cores; analyses are open in proportion.
 *
 * Commands for what stands outside the chart are settings: CHAOS_KAFKA_DOWN, CHAOS_KAFKA_UP, CHAOS_STORE_DOWN,
 * CHAOS_STORE_UP, CHAOS_DISK_FILL, CHAOS_DISK_FREE, and CHAOS_KILL_POD, which gets POD and NAMESPACE. A fault whose
 * commands are missing is left out, and the table says so.
 *
 * Exits 1 when a promise was broken. The table is written in any case; with --only the rows that were done again replace
 * those of the table that is there.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { allowedOrigin } from '../load/base-url.ts';
import { chaosAmounts } from './chaos/chaos-load.ts';
import { chaosDocument, withRepeated } from './chaos/chaos-table.ts';
import { clusterActions } from './chaos/cluster-actions.ts';
import { faultList, type ChaosCommands } from './chaos/fault-list.ts';
import { startLoad } from './chaos/load-generator.ts';
import { runFaults } from './chaos/run-faults.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    url: text,
    'cluster-address': text,
    namespace: { ...text, default: 'argint' },
    release: { ...text, default: 'argint' },
    only: { ...text, multiple: true, default: [] as string[] },
    load: { ...text, default: '25' },
    'dry-run': { type: 'boolean', default: false },
    output: { ...text, default: 'docs/operations/chaos.md' },
  },
});

const amounts = chaosAmounts(values.load);
const setting = (name: string): string => process.env[`CHAOS_${name}`] ?? '';
const commands: ChaosCommands = {
  kafkaDown: setting('KAFKA_DOWN'),
  kafkaUp: setting('KAFKA_UP'),
  storeDown: setting('STORE_DOWN'),
  storeUp: setting('STORE_UP'),
  diskFill: setting('DISK_FILL'),
  diskFree: setting('DISK_FREE'),
};

const origin = allowedOrigin(values.url ?? '', values['cluster-address']);
const { act, deployments, versions } = clusterActions(
  {
    namespace: values.namespace,
    selector: `app.kubernetes.io/instance=${values.release}`,
    killPod: setting('KILL_POD'),
  },
  origin,
);
const found = await deployments();
if (found.length === 0)
  throw new Error(`No Deployment of ${values.release} in ${values.namespace}.`);
const isRepeated = values.only.length > 0;
const faults = faultList(found, commands).filter(
  ({ name }) => !isRepeated || values.only.some((part) => name.includes(part)),
);

if (values['dry-run']) {
  for (const { name, missing } of faults)
    console.log(missing ? `${name} (left out: ${missing})` : name);
} else {
  const load = await startLoad(origin, amounts.load);
  const rows = await runFaults(faults, load, { act, floor: amounts.floor, log: console.log });
  const run = { date: new Date().toISOString(), versions: await versions() };
  const document = chaosDocument(run, rows);
  console.log(document);
  mkdirSync(dirname(values.output), { recursive: true });
  if (!isRepeated) writeFileSync(values.output, document);
  else if (existsSync(values.output))
    writeFileSync(values.output, withRepeated(readFileSync(values.output, 'utf8'), run, rows));
  if (rows.some(({ verdict }) => verdict && verdict.faults.length > 0)) process.exitCode = 1;
}
