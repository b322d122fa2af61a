import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { GrpcIdentity } from '@argint/service-kit';
import { forwardPort, type ForwardedPort } from '../cluster/forward-port.ts';
import { NoProductError, type ReachableProduct } from './reachable-product.ts';

const SERVICE_LABEL = 'app.kubernetes.io/component';
const RELEASE_LABEL = 'app.kubernetes.io/instance';

interface Volume {
  projected?: {
    sources: { secret?: { name: string; items: { key: string; path: string }[] } }[];
  };
}

/** What is read of a Deployment. */
interface Deployment {
  metadata: { name: string; labels: Record<string, string> };
  status?: { replicas?: number };
  spec: {
    template: {
      spec: {
        containers: { ports?: { name: string; containerPort: number }[] }[];
        volumes?: Volume[];
      };
    };
  };
}

/** Runs kubectl to its end. @throws NoProductError with what kubectl wrote when it fails */
const kubectl = async (...args: string[]): Promise<string> => {
  const child = spawn('kubectl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new NoProductError(`kubectl ${args.join(' ')} failed: ${errors.trim()}`);
  return output;
};

const grpcPortOf = ({ spec }: Deployment): number | undefined =>
  spec.template.spec.containers
    .flatMap(({ ports = [] }) => ports)
    .find(({ name }) => name === 'grpc')?.containerPort;

/** The Secret and the key in it that a Deployment mounts as a file. */
const mountedSecret = (
  { spec }: Deployment,
  file: string,
): { name: string; key: string } | undefined => {
  for (const { projected } of spec.template.spec.volumes ?? [])
    for (const { secret } of projected?.sources ?? []) {
      const item = secret?.items.find(({ path }) => path === file);
      if (secret && item) return { name: secret.name, key: item.key };
    }
  return undefined;
};

const readSecret = async (namespace: string, name: string): Promise<Record<string, string>> => {
  const json = await kubectl('--namespace', namespace, 'get', 'secret', name, '--output=json');
  const { data } = JSON.parse(json) as { data: Record<string, string> };
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]),
  );
};

/** The caller secret of the services, or the certificate that the chart makes for operators. */
const identityOf = async (namespace: string, deployment: Deployment): Promise<GrpcIdentity> => {
  const shared = mountedSecret(deployment, 'caller-secret');
  if (shared) {
    const secret = await readSecret(namespace, shared.name);
    return { callerSecret: secret[shared.key] ?? '' };
  }
  const service = deployment.metadata.labels[SERVICE_LABEL] ?? '';
  const prefix = deployment.metadata.name.slice(0, -service.length);
  const secret = await readSecret(namespace, `${prefix}admin-tls`);
  return {
    tls: {
      cert: secret['tls.crt'] ?? '',
      key: secret['tls.key'] ?? '',
      ca: secret['ca.crt'] ?? '',
    },
  };
};

/** A port that leads to a pod of a Deployment, or why there is none. */
const reach = async (
  namespace: string,
  deployment: Deployment,
): Promise<{ opened: ForwardedPort } | { reason: string }> => {
  const object = `deployment/${deployment.metadata.name}`;
  // kubectl would wait for a pod. Kubernetes leaves a count of 0 out.
  if (!deployment.status?.replicas) return { reason: `${object} has no pod` };
  try {
    return { opened: await forwardPort(namespace, object, grpcPortOf(deployment) ?? 50051) };
  } catch (error) {
    return { reason: (error as Error).message };
  }
};

/**
 * Reaches the product in the cluster of kubectl's current context, given as `NAMESPACE` or `NAMESPACE/RELEASE`
 * (default release: argint), by a forwarded port for each service. Services that are down are named in `unreached`.
 * @throws NoProductError when there is no such release, none of its services is up, or kubectl is refused
 */
export const reachCluster = async (target: string): Promise<ReachableProduct> => {
  const [namespace = '', release = 'argint'] = target.split('/');
  const json = await kubectl(
    ...['--namespace', namespace, 'get', 'deployments'],
    ...[`--selector=${RELEASE_LABEL}=${release}`, '--output=json'],
  );
  const { items } = JSON.parse(json) as { items: Deployment[] };
  const [first] = items;
  if (!first) throw new NoProductError(`There is no release ${release} in ${namespace}.`);
  const identity = await identityOf(namespace, first);
  const tried = await Promise.all(
    items.map(async (deployment) => {
      const { name, labels } = deployment.metadata;
      const service = labels[SERVICE_LABEL] ?? name;
      return { service, ...(await reach(namespace, deployment)) };
    }),
  );
  const reached = tried.filter((one) => 'opened' in one);
  const unreached = Object.fromEntries(
    tried.flatMap((one) => ('reason' in one ? [[one.service, one.reason]] : [])),
  );
  if (reached.length === 0)
    throw new NoProductError(
      [`No service of ${release} in ${namespace} is up.`, ...Object.values(unreached)].join('\n'),
    );
  return {
    grpc: Object.fromEntries(reached.map(({ service, opened }) => [service, opened.address])),
    unreached,
    identity,
    close: () => reached.forEach(({ opened }) => opened.close()),
  };
};
