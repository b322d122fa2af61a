import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerControl } from './test-server.ts';

const run = promisify(execFile);

/** Controls a server by a shell command, called with `stop` or `start` as its last argument. */
export const controlByCommand = (command: string): ServerControl => {
  const call = async (action: 'stop' | 'start') => {
    await run('sh', ['-c', `${command} ${action}`]);
  };
  return { stop: () => call('stop'), start: () => call('start') };
};
