import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { parseAllDocuments, stringify } from 'yaml';

const chart = join(import.meta.dirname, '../../../charts/argument-intelligence');
const helm = process.env['HELM'] ?? 'helm';
const hasHelm = spawnSync(helm, ['version']).status === 0;

/** A Kubernetes object as the tests read it. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    labels: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec?: unknown;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

export type Values = Readonly<Record<string, unknown>>;

/** The least that an installation must give. */
export const SERVERS: Values = {
  kafka: { brokers: 'kafka:9092' },
  mongodb: { url: 'mongodb://mongo:27017/?replicaSet=rs0' },
};

/**
 * Renders the chart as `helm install argint` in the namespace `test` would, without a cluster.
 * @throws Error with Helm's message where the values are refused
 */
export const renderChart = (
  values: Values = SERVERS,
  options: {
    /** Files beside values.yaml: `production` for values-production.yaml. */
    files?: readonly string[];
    /** API versions that the cluster has besides Kubernetes' own. */
    apis?: readonly string[];
  } = {},
): KubernetesObject[] => {
  const { files = [], apis = [] } = options;
  const rendered = execFileSync(
    helm,
    [
      ...['template', 'argint', chart, '--namespace', 'test'],
      ...files.flatMap((name) => ['--values', join(chart, `values-${name}.yaml`)]),
      ...apis.flatMap((api) => ['--api-versions', api]),
      ...['--values', '-'],
    ],
    { input: stringify(values), encoding: 'utf8', stdio: 'pipe' },
  );
  return parseAllDocuments(rendered).flatMap((document) => {
    if (document.errors[0]) throw document.errors[0];
    const object = document.toJS() as KubernetesObject | null;
    return object ? [object] : [];
  });
};

/** The message with which Helm refuses the values. Undefined where it takes them. */
export const refusal = (values: Values): string | undefined => {
  try {
    renderChart(values);
    return undefined;
  } catch (error) {
    return (error as { stderr?: string }).stderr ?? String(error);
  }
};

/** The objects of a kind by their component: the service they belong to. */
export const byComponent = <T = KubernetesObject>(
  objects: readonly KubernetesObject[],
  kind: string,
): Record<string, T> =>
  Object.fromEntries(
    objects
      .filter((object) => object.kind === kind)
      .map((object) => [object.metadata.labels['app.kubernetes.io/component'] ?? '', object as T]),
  );

/** A describe whose tests run Helm. Where it is missing they are skipped, with the reason in the title. */
export const describeWithHelm = (title: string, tests: () => void): void => {
  if (hasHelm) describe(title, tests);
  else describe.skip(`${title} [why: helm is not on the PATH (or name it in HELM)]`, tests);
};
