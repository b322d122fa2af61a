import { expect, test } from '@jest/globals';
import { topology } from '@argint/standalone';
import { deploymentsOf, environmentOf, podOf } from './testing/deployment.ts';
import {
  byComponent,
  describeWithHelm,
  renderChart,
  SERVERS,
  type KubernetesObject,
} from './testing/rendered-chart.ts';

const services = topology.map(({ name }) => name).sort();
const environments: [name: string, files: string[]][] = [
  ['the defaults', []],
  ['development', ['dev']],
  ['staging', ['staging']],
  ['production', ['production']],
];

describeWithHelm('deployments', () => {
  test('there is one for each service of the topology', () => {
    expect(Object.keys(deploymentsOf(renderChart())).sort()).toEqual(services);
  });

  test('every pod meets the restricted pod security standard, jobs and tests too', () => {
    const values = {
      kafka: { brokers: 'kafka:9092', topics: { command: ['node', 'topics.ts'] } },
      mongodb: { url: 'mongodb://mongo:27017', indexes: { command: ['node', 'indexes.ts'] } },
    };
    const pods = renderChart(values).flatMap((object) => {
      const spec = object.spec as { template?: { spec: unknown } } | undefined;
      if (object.kind === 'Pod') return [spec];
      return ['Deployment', 'Job'].includes(object.kind) ? [spec?.template?.spec] : [];
    }) as ReturnType<typeof podOf>['pod'][];
    expect(pods).toHaveLength(services.length + 3);
    for (const pod of pods) {
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.requests).toHaveProperty('memory');
        expect(container.resources.limits).toHaveProperty('memory');
      }
    }
  });

  test('where the platform chooses the user of a pod, the chart names none', () => {
    const pods = Object.values(deploymentsOf(renderChart({ ...SERVERS, podUser: null })));
    for (const deployment of pods)
      expect(podOf(deployment).pod.securityContext).toEqual({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
  });

  test.each(environments)('with %s a pod has time for all steps of its shutdown', (_, files) => {
    const objects = renderChart(SERVERS, { files });
    for (const [name, deployment] of Object.entries(deploymentsOf(objects))) {
      const { pod, container } = podOf(deployment);
      const environment = environmentOf(objects, name);
      const steps =
        (container.lifecycle?.preStop.sleep.seconds ?? 0) +
        Number(environment['DRAIN_DELAY_SECONDS']) +
        Number(environment['SHUTDOWN_GRACE_SECONDS']);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(steps);
    }
  });

  test.each(environments)('with %s the drain outlasts the readiness probe', (_, files) => {
    const objects = renderChart(SERVERS, { files });
    for (const [name, deployment] of Object.entries(deploymentsOf(objects))) {
      const { container } = podOf(deployment);
      const { periodSeconds, failureThreshold } = container.readinessProbe;
      const notice =
        (container.lifecycle?.preStop.sleep.seconds ?? 0) +
        Number(environmentOf(objects, name)['DRAIN_DELAY_SECONDS']);
      expect(notice).toBeGreaterThanOrEqual(periodSeconds * failureThreshold);
    }
  });

  test('services get 30 s, notification 60 s and workers 90 s to shut down', () => {
    const objects = renderChart();
    const graces = Object.fromEntries(
      services.map((name) => [name, environmentOf(objects, name)['SHUTDOWN_GRACE_SECONDS']]),
    );
    expect(graces).toEqual({
      'ai-chunk-worker': '90',
      'analysis-orchestrator': '30',
      'api-gateway': '30',
      auth: '30',
      essay: '30',
      notification: '60',
      'profile-billing': '30',
    });
  });

  test('a service keeps its files in a folder that it makes itself, inside the volume', () => {
    const objects = renderChart();
    for (const [name, deployment] of Object.entries(deploymentsOf(objects))) {
      const { container } = podOf(deployment);
      expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' });
      expect(environmentOf(objects, name)['DATA_DIR']).toMatch(/^\/data\/./);
    }
  });

  test('only readiness depends on other servers', () => {
    for (const deployment of Object.values(deploymentsOf(renderChart()))) {
      const { container } = podOf(deployment);
      expect(container.startupProbe.httpGet).toEqual({ path: '/livez', port: 'ops' });
      expect(container.livenessProbe.httpGet).toEqual({ path: '/livez', port: 'ops' });
      expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'ops' });
    }
  });

  test('the ops port is in no Service that is not headless', () => {
    const services = renderChart().filter(({ kind }) => kind === 'Service');
    expect(services).toHaveLength(9);
    for (const { metadata, spec } of services as (KubernetesObject & {
      spec: { clusterIP?: string; ports: { name: string }[] };
    })[]) {
      const names = spec.ports.map(({ name }) => name);
      expect(names).toEqual(spec.clusterIP === 'None' ? ['grpc', 'ops'] : ['http']);
      expect(metadata.name.endsWith('-headless')).toBe(spec.clusterIP === 'None');
    }
  });

  test('a changed setting of all services changes the checksum of every pod', () => {
    const checksums = (level: string): string[] =>
      Object.values(deploymentsOf(renderChart({ ...SERVERS, config: { LOG_LEVEL: level } }))).map(
        ({ spec }) => spec.template.metadata.annotations['checksum/config'] ?? '',
      );
    expect(new Set([...checksums('info'), ...checksums('debug')]).size).toBe(2);
    expect(checksums('info')).toEqual(checksums('info'));
  });

  test('an image is registry, repository, service and tag, or a whole reference', () => {
    const values = {
      ...SERVERS,
      image: { registry: 'registry.example', tag: '1.2.3' },
      services: { essay: { image: 'mirror.example/essay@sha256:0123' } },
    };
    const deployments = deploymentsOf(renderChart(values));
    const image = (name: string): string | undefined => {
      const deployment = deployments[name];
      return deployment && podOf(deployment).container.image;
    };
    expect(image('auth')).toBe('registry.example/argument-intelligence/auth:1.2.3');
    expect(image('essay')).toBe('mirror.example/essay@sha256:0123');
  });

  test('no object has a name that is longer than Kubernetes allows', () => {
    const long = { ...SERVERS, fullnameOverride: 'a'.repeat(60) };
    for (const { metadata } of renderChart(long)) expect(metadata.name.length).toBeLessThan(64);
  });

  test('each object of the release is selected by name and release', () => {
    for (const { metadata } of renderChart())
      expect(metadata.labels).toMatchObject({
        'app.kubernetes.io/name': 'argument-intelligence',
        'app.kubernetes.io/instance': 'argint',
      });
    expect(Object.keys(byComponent(renderChart(), 'NetworkPolicy'))).toContain('job');
  });
});
