import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@argint/testkit';
import { Redis } from 'ioredis';

/** Whether this machine has Debian's redis-server. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a server on a free port that answers a write only once it is on the disk, as the embedded store does. */
export const startRedis = async (dir: string): Promise<RedisServer> => {
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir, appendonly: 'yes', appendfsync: 'always' };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const child = spawn('redis-server', [...args, '--save', ''], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const probe = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null });
  // Retries refused connections until the server listens.
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return {
    port,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
