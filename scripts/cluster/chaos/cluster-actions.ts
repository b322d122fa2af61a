import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMIT_ANNOTATION } from '../cluster-settings.ts';
import type { Action, DeploymentSize } from './fault-list.ts';
import { longestRunning, type RunningPod } from './longest-running.ts';

/** What is read of an object of the cluster. */
interface Listed<Spec> {
  metadata: { name: string; labels?: Record<string, string> };
  spec: Spec;
}

/** Longest that one command may take, in ms. */
const COMMAND_MS = 360_000;

/** Where the product runs and how its processes are killed. */
export interface ClusterSettings {
  namespace: string;
  /** Label selector of the release. */
  selector: string;
  /**
   * Shell command that kills a pod; POD and NAMESPACE are in its environment. Empty: `kubectl delete pod` with no grace,
   * for which the kubelet still allows about two seconds.
   */
  killPod: string;
}

/** Runs a command to its end and returns its standard output. @throws Error with its standard error when it fails */
const run = async (command: string, args: readonly string[], env = {}): Promise<string> => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    timeout: COMMAND_MS,
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${errors.slice(-500)}`);
  return output;
};

/** Does the actions of faults in one cluster. */
export const clusterActions = (settings: ClusterSettings, origin: string) => {
  const { namespace, selector, killPod } = settings;
  const kubectl = (...args: string[]): Promise<string> =>
    run('kubectl', ['--namespace', namespace, ...args]);
  let attacker: ChildProcess | undefined;

  const killOldest = async (deployment: string): Promise<void> => {
    const labels = await kubectl(
      'get',
      `deployment/${deployment}`,
      '--output=go-template={{range $k, $v := .spec.selector.matchLabels}}{{$k}}={{$v}},{{end}}',
    );
    const pods = await kubectl(
      'get',
      'pods',
      `--selector=${labels.replace(/,$/, '')}`,
      '--field-selector=status.phase=Running',
      '--output=json',
    );
    const pod = longestRunning((JSON.parse(pods) as { items: RunningPod[] }).items);
    if (!pod) throw new Error(`${deployment} has no running pod.`);
    if (killPod === '')
      await kubectl('delete', 'pod', pod, '--grace-period=0', '--force', '--wait=false');
    else await run('sh', ['-c', killPod], { POD: pod, NAMESPACE: namespace });
  };

  const slowBodies = async (each: number): Promise<void> => {
    attacker?.kill();
    attacker = undefined;
    if (each === 0) return;
    const program = join(import.meta.dirname, '..', '..', 'load', 'slow-body-attacker.ts');
    // An empty address: whichever the route to the cluster has.
    attacker = fork(program, [origin, String(each), '']);
    attacker.send('start');
    await once(attacker, 'message');
  };

  const act = async (action: Action): Promise<void> => {
    switch (action.kind) {
      case 'kubectl':
        await kubectl(...action.args);
        return;
      case 'shell':
        await run('sh', ['-c', action.command]);
        return;
      case 'kill oldest pod':
        await killOldest(action.deployment);
        return;
      case 'wait':
        await sleep(action.seconds * 1_000);
        return;
      case 'slow bodies':
        await slowBodies(action.each);
    }
  };

  const list = async <Spec>(kind: string): Promise<Listed<Spec>[]> => {
    const json = await kubectl('get', kind, `--selector=${selector}`, '--output=json');
    return (JSON.parse(json) as { items: Listed<Spec>[] }).items;
  };

  return {
    act,
    /** The Deployments of the release with their sizes, by name. */
    deployments: async (): Promise<DeploymentSize[]> => {
      const deployments = await list<{ replicas?: number }>('deployments');
      const scalers = await list<{ scaleTargetRef: { name: string } }>('horizontalpodautoscalers');
      const scaled = new Set(scalers.map(({ spec }) => spec.scaleTargetRef.name));
      return deployments.map(({ metadata: { name, labels }, spec }) => ({
        name,
        service: labels?.['app.kubernetes.io/component'] ?? name,
        replicas: spec.replicas ?? 1,
        isAutoscaled: scaled.has(name),
      }));
    },
    versions: async (): Promise<Record<string, string>> => {
      const { serverVersion } = JSON.parse(await run('kubectl', ['version', '--output=json'])) as {
        serverVersion: { gitVersion: string };
      };
      const { metadata } = JSON.parse(
        await kubectl('get', 'namespace', namespace, '--output=json'),
      ) as { metadata: { annotations?: Record<string, string> } };
      return {
        Kubernetes: serverVersion.gitVersion,
        'the product at': metadata.annotations?.[COMMIT_ANNOTATION] ?? 'an unknown commit',
        Node: process.version,
      };
    },
  };
};
