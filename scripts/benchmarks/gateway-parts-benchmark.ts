import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { quantile, type Figure } from './statistics.ts';

/**
 * Question: what does each part of the gateway cost a request, in processor time? Each server has one part more than the
 * one before; all are measured in turn, so that other work on the machine meets each of them.
 */
const REQUESTS = 400;
const CONNECTIONS = 16;
const ROUNDS = 24;

interface Stack {
  name: string;
  port: number;
}

const request = (port: number, agent: Agent, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
    get({ host: '127.0.0.1', port, path: '/api/health', agent, headers }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`answered ${res.statusCode}`));
      res.resume().once('end', resolve);
    }).once('error', reject);
  });

const sendRequests = async (port: number, token: string): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await request(port, agent, token);
    }),
  );
  agent.destroy();
};

const usedUs = async (child: ChildProcess): Promise<number> => {
  child.send('used');
  return ((await once(child, 'message')) as [number])[0];
};

/** Processor time of a request through each stack in µs, of each round. */
const measure = async (
  child: ChildProcess,
  { stacks, token }: { stacks: readonly Stack[]; token: string },
): Promise<number[][]> => {
  const costs = stacks.map((): number[] => []);
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [i, { port }] of stacks.entries()) {
      const before = await usedUs(child);
      await sendRequests(port, token);
      if (round > 0) costs[i]?.push(((await usedUs(child)) - before) / REQUESTS);
    }
  return costs;
};

/** What a request costs where other work disturbs it least. */
const quietest = (costs: readonly number[] = []): number => quantile(costs, 0.1);

/** Each part is what its stack costs more than the one before it. */
export const gatewayPartsBenchmark = async (): Promise<Figure[]> => {
  const child = fork(join(import.meta.dirname, 'gateway-stacks.ts'), {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  try {
    const [ready] = (await once(child, 'message')) as [{ stacks: Stack[]; token: string }];
    const costs = (await measure(child, ready)).map(quietest);
    const [bare = NaN] = costs;
    const whole = costs.at(-1) ?? NaN;
    return [
      ...ready.stacks.map(({ name }, i) => ({
        name: i === 0 ? name : `  ${name}`,
        value: (costs[i] ?? NaN) - (costs[i - 1] ?? 0),
        unit: 'µs/req',
      })),
      {
        name: 'the gateway',
        value: whole,
        unit: 'µs/req',
        ratio: bare / whole,
        baseline: 'bare express',
        note: 'with its log, in a process of its own',
      },
    ];
  } finally {
    child.kill();
  }
};
