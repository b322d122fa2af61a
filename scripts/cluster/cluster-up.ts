import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { buildServiceImage, imageServices, type ServiceImage } from '../images/service-images.ts';
import { clusterTarget, COMMIT_ANNOTATION, type ClusterTarget } from './cluster-settings.ts';
import { failingContainers, restartsOf, type FailingContainer, type Pod } from './failing-pods.ts';
import { orSayWhy, runCommand } from './run-command.ts';

// Builds the images, loads them into the cluster of the current kubectl context and installs or upgrades the chart.
// Settings: CLUSTER_KAFKA_BROKERS, CLUSTER_MONGO_URL, CLUSTER_LOAD, CLUSTER_NAMESPACE, CLUSTER_RELEASE,
// CLUSTER_HELM_ARGUMENTS.

/** How often to look for containers that fail, in ms. */
const LOOK_MS = 5_000;
const OTHER_KEYS =
  'If a MASTER_KEY does not fit: make cluster-down has removed the keys of what is still in MongoDB. Drop the databases argint-* there, or name others in CLUSTER_MONGO_URL (mongodb://HOST/NAME), then run make cluster-up again.';

const chart = join(import.meta.dirname, '../../charts/argument-intelligence');

const buildImages = (): ServiceImage[] =>
  imageServices().map((service) => {
    const image = buildServiceImage(service, { repository: 'argument-intelligence', tag: 'dev' });
    console.log(`built ${image.name} in ${image.seconds.toFixed(1)} s`);
    return image;
  });

const loadImages = (images: readonly ServiceImage[], load: string): void => {
  // One archive for all, because it holds the layers they share only once.
  const names = images.map(({ name }) => `'${name}'`).join(' ');
  const { status } = spawnSync('sh', ['-c', `docker save ${names} | (${load}) >&2`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`CLUSTER_LOAD failed: ${load}`);
};

const makeNamespace = (name: string): void => {
  const namespace = {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: {
      name,
      labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
      annotations: { [COMMIT_ANNOTATION]: runCommand('git', ['describe', '--always', '--dirty']) },
    },
  };
  runCommand('kubectl', ['apply', '--filename', '-'], stringify(namespace));
};

const podsOf = ({ namespace, release }: ClusterTarget): Pod[] => {
  const json = runCommand('kubectl', [
    ...['--namespace', namespace, 'get', 'pods', '--output=json'],
    ...['--selector', `app.kubernetes.io/instance=${release}`],
  ]);
  return (JSON.parse(json) as { items: Pod[] }).items;
};

/** Why containers do not start: their last lines, or what Kubernetes says. */
const whyNot = (namespace: string, containers: readonly FailingContainer[]): string =>
  containers
    .map(({ pod, container, reason, hasLog }) => {
      const log = ['--namespace', namespace, 'logs', pod, '--container', container];
      const words = hasLog ? runCommand('kubectl', [...log, '--previous', '--tail=3']) : reason;
      return `${pod} does not start:\n  ${words.replaceAll('\n', '\n  ')}`;
    })
    .join('\n');

/** Runs Helm to its end. @throws Error with what it wrote, or as soon as a container fails, with what that wrote */
const runHelm = async (
  target: ClusterTarget,
  args: readonly string[],
  values: string,
): Promise<void> => {
  const before = restartsOf(podsOf(target));
  const child = spawn('helm', args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(values);
  const ended = once(child, 'close');
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  while (isRunning()) {
    await Promise.race([ended, sleep(LOOK_MS, undefined, { ref: false })]);
    const containers = isRunning() ? failingContainers(podsOf(target), before) : [];
    if (containers.length === 0) continue;
    child.kill();
    await ended;
    throw new Error(`${whyNot(target.namespace, containers)}\n${OTHER_KEYS}`);
  }
  if (child.exitCode !== 0) throw new Error(`helm failed: ${errors}`);
};

const install = async (target: ClusterTarget, images: readonly ServiceImage[]): Promise<void> => {
  const values = {
    kafka: { brokers: target.brokers },
    mongodb: { url: target.mongoUrl },
    services: Object.fromEntries(images.map(({ service, name }) => [service, { image: name }])),
  };
  await runHelm(
    target,
    [
      ...['upgrade', '--install', target.release, chart, '--namespace', target.namespace],
      ...['--values', join(chart, 'values-dev.yaml'), '--values', '-', '--wait', '--timeout', '8m'],
      ...target.helmArguments,
    ],
    stringify(values),
  );
};

await orSayWhy(async () => {
  const target = clusterTarget(process.env, runCommand('kubectl', ['config', 'current-context']));
  const images = buildImages();
  loadImages(images, target.load);
  makeNamespace(target.namespace);
  await install(target, images);
  const { release, namespace } = target;
  const service = `${release}-argument-intelligence-api-gateway`;
  console.log(runCommand('kubectl', ['--namespace', namespace, 'get', 'pods']));
  console.log(
    `Installed as ${release} in ${namespace}. Reach it with\n  kubectl --namespace ${namespace} port-forward service/${service} 8080:80`,
  );
});
