import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long kubectl may take to open a port, in ms. */
const FORWARD_MS = 15_000;

/** A port of this machine that leads into the cluster. */
export interface ForwardedPort {
  /** 127.0.0.1:port. */
  address: string;
  close(): void;
}

/**
 * Opens a port of this machine that leads to `port` of one pod of a Kubernetes object, such as `deployment/NAME`.
 * @throws Error with what kubectl wrote when it cannot
 */
export const forwardPort = async (
  namespace: string,
  object: string,
  port: number,
): Promise<ForwardedPort> => {
  const args = ['--namespace', namespace, 'port-forward', object, `:${port}`];
  const child = spawn('kubectl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const timer = setTimeout(() => child.kill(), FORWARD_MS);
  try {
    for await (const line of createInterface(child.stdout)) {
      const address = /^Forwarding from (127\.0\.0\.1:\d+) ->/.exec(line)?.[1];
      if (!address) continue;
      // kubectl goes on writing a line for each connection.
      child.stdout.resume();
      return { address, close: () => child.kill() };
    }
  } finally {
    clearTimeout(timer);
  }
  const reason = errors.trim() || `nothing answered within ${FORWARD_MS / 1_000} s`;
  throw new Error(`kubectl cannot reach ${object}: ${reason}`);
};
