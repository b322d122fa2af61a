import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { buildServiceImage, imageServices, type ServiceImage } from '../images/service-images.ts';
import { clusterTarget, COMMIT_ANNOTATION, type ClusterTarget } from './cluster-settings.ts';
import { orSayWhy, runCommand } from './run-command.ts';

// Builds the images, loads them into the cluster of the current kubectl context and installs or upgrades the chart.
// Settings: CLUSTER_KAFKA_BROKERS, CLUSTER_MONGO_URL, CLUSTER_LOAD, CLUSTER_NAMESPACE, CLUSTER_RELEASE,
// CLUSTER_HELM_ARGUMENTS.

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

const install = (target: ClusterTarget, images: readonly ServiceImage[]): void => {
  const values = {
    kafka: { brokers: target.brokers },
    mongodb: { url: target.mongoUrl },
    services: Object.fromEntries(images.map(({ service, name }) => [service, { image: name }])),
  };
  runCommand(
    'helm',
    [
      ...['upgrade', '--install', target.release, chart, '--namespace', target.namespace],
      ...['--values', join(chart, 'values-dev.yaml'), '--values', '-', '--wait', '--timeout', '8m'],
      ...target.helmArguments,
    ],
    stringify(values),
  );
};

await orSayWhy(() => {
  const target = clusterTarget(process.env, runCommand('kubectl', ['config', 'current-context']));
  const images = buildImages();
  loadImages(images, target.load);
  makeNamespace(target.namespace);
  install(target, images);
  const { release, namespace } = target;
  const service = `${release}-argument-intelligence-api-gateway`;
  console.log(runCommand('kubectl', ['--namespace', namespace, 'get', 'pods']));
  console.log(
    `Installed as ${release} in ${namespace}. Reach it with\n  kubectl --namespace ${namespace} port-forward service/${service} 8080:80`,
  );
});
