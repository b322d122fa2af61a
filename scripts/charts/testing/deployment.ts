import { byComponent, type KubernetesObject } from './rendered-chart.ts';

export interface Container {
  name: string;
  image: string;
  command?: string[];
  env: { name: string; value?: string; valueFrom?: unknown }[];
  envFrom?: { configMapRef: { name: string } }[];
  securityContext: Record<string, unknown>;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  volumeMounts: { name: string; mountPath: string }[];
}
interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}
export interface PodSpec {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: Record<string, unknown>;
  containers: [Container, ...Container[]];
  volumes: { name: string; projected?: { sources: ProjectedSecret[] }; emptyDir?: unknown }[];
  topologySpreadConstraints?: { topologyKey: string; whenUnsatisfiable: string }[];
}
interface ProjectedSecret {
  secret: { name: string; items: { key: string; path: string }[] };
}
export interface Deployment extends KubernetesObject {
  spec: {
    replicas?: number;
    template: {
      metadata: { labels: Record<string, string>; annotations: Record<string, string> };
      spec: PodSpec;
    };
  };
}

/** The Deployments by service. */
export const deploymentsOf = (objects: readonly KubernetesObject[]): Record<string, Deployment> =>
  byComponent<Deployment>(objects, 'Deployment');

/** Pod and only container of a Deployment. */
export const podOf = (deployment: Deployment): { pod: PodSpec; container: Container } => {
  const pod = deployment.spec.template.spec;
  return { pod, container: pod.containers[0] };
};

/** The environment of a service's container: its ConfigMap, then its own variables. */
export const environmentOf = (
  objects: readonly KubernetesObject[],
  service: string,
): Record<string, string> => {
  const deployment = deploymentsOf(objects)[service];
  if (!deployment) throw new Error(`no Deployment of ${service}`);
  const { container } = podOf(deployment);
  const maps = (container.envFrom ?? []).map(({ configMapRef }) =>
    objects.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name,
    ),
  );
  return {
    ...Object.assign({}, ...maps.map((map) => map?.data)),
    ...Object.fromEntries(container.env.map(({ name, value }) => [name, value ?? ''])),
  };
};
