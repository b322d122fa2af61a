import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@argint/testkit';
import { Redis } from 'ioredis';

/** Whether Debian's redis-server is on this machine. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  port: number;
  stop: () => Promise<void>;
}

/** A server of its own on a free port, every write on the disk before it is answered, as the embedded store does it. */
export const startRedis = async (dir: string): Promise<RedisServer> => {
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir, appendonly: 'yes', appendfsync: 'always' };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const child = spawn('redis-server', [...args, '--save', ''], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const probe = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null });
  // Refused connections are tried again until the server listens.
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
