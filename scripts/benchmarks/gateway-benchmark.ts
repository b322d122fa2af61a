import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchStandalone, registerUser } from '@argint/testkit';
import express from 'express';
import { AS_STARTED } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how many requests per second pass the whole pipeline of the gateway, compared with bare express? */
const SECONDS = 3;
const CONNECTIONS = 16;
const ROUNDS = 3;

const requestsPerSecond = async (url: string, token: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1_000;
  let done = 0;
  const once = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (res) => {
        if (res.statusCode !== 200) reject(new Error(`${url} answered ${res.statusCode}`));
        res.resume().once('end', resolve);
      }).once('error', reject);
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        await once();
        done += 1;
      }
    }),
  );
  agent.destroy();
  return done / SECONDS;
};

/** Measures the health route with a token, and the same body from bare express in this process. */
export const gatewayBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const bare = createServer(
    express().get('/api/health', (_req, res) => void res.json({ success: true, status: 'ok' })),
  );
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/api/health`;
  const product = await launchStandalone(dataDir, AS_STARTED);
  try {
    const { token } = await registerUser(product.url, 'gate');
    const own: number[] = [];
    const theirs: number[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      own.push(await requestsPerSecond(`${product.url}/api/health`, token));
      theirs.push(await requestsPerSecond(bareUrl, token));
    }
    return [
      {
        name: 'bare express, same route',
        value: median(theirs),
        unit: 'req/s',
        note: 'shares its process with the load',
      },
      {
        name: 'gateway, health with a token',
        value: median(own),
        unit: 'req/s',
        ratio: median(own) / median(theirs),
        baseline: 'bare express',
        aim: { atLeast: 0.9 },
      },
    ];
  } finally {
    await product.stop();
    bare.close();
  }
};
