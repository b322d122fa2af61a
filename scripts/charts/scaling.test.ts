import { expect, test } from '@jest/globals';
import { deploymentsOf, podOf } from './testing/deployment.ts';
import {
  byComponent,
  describeWithHelm,
  refusal,
  renderChart,
  SERVERS,
  type KubernetesObject,
  type Values,
} from './testing/rendered-chart.ts';

const essay = (own: Values): Values => ({ ...SERVERS, services: { essay: own } });

describeWithHelm('scaling', () => {
  test('a Deployment has a count of replicas or an autoscaler, never both', () => {
    for (const files of [[], ['dev'], ['staging'], ['production']]) {
      const objects = renderChart(SERVERS, { files });
      const scaled = {
        ...byComponent(objects, 'HorizontalPodAutoscaler'),
        ...byComponent(objects, 'ScaledObject'),
      };
      for (const [name, { spec }] of Object.entries(deploymentsOf(objects)))
        expect([name, 'replicas' in spec]).toEqual([name, !(name in scaled)]);
    }
  });

  test('one value makes every service scale by a count', () => {
    const values = { ...SERVERS, default: { replicas: 1, autoscaling: { by: 'none' } } };
    const objects = renderChart(values);
    expect(Object.keys(byComponent(objects, 'HorizontalPodAutoscaler'))).toEqual([]);
    for (const { spec } of Object.values(deploymentsOf(objects))) expect(spec.replicas).toBe(1);
  });

  test('no service has two autoscalers', () => {
    const objects = renderChart({}, { files: ['production'] });
    expect(Object.keys(byComponent(objects, 'ScaledObject'))).toEqual(['ai-chunk-worker']);
    expect(Object.keys(byComponent(objects, 'HorizontalPodAutoscaler'))).not.toContain(
      'ai-chunk-worker',
    );
  });

  test('workers may scale on the age of the oldest task', () => {
    const { spec } = byComponent<KubernetesObject & { spec: { triggers: unknown[] } }>(
      renderChart({}, { files: ['production'] }),
      'ScaledObject',
    )['ai-chunk-worker'] ?? { spec: { triggers: [] } };
    expect(spec.triggers[0]).toEqual({
      type: 'prometheus',
      metricType: 'Value',
      metadata: {
        serverAddress: 'http://prometheus-operated.monitoring:9090',
        query: 'max(worker_oldest_claimable_seconds{namespace="test"})',
        threshold: '5',
      },
    });
  });

  test('scaling on the oldest task needs the address of Prometheus', () => {
    expect(refusal(essay({ autoscaling: { by: 'oldestTask' } }))).toContain(
      'needs keda.prometheusAddress',
    );
  });

  test.each([
    [{ autoscaling: { by: 'none' }, replicas: 1 }, false],
    [{ autoscaling: { by: 'none' }, replicas: 2 }, true],
    [{ autoscaling: { by: 'cpu', min: 1 } }, false],
    [{ autoscaling: { by: 'cpu', min: 2 }, replicas: 1 }, true],
    [{ disruption: { enabled: false } }, false],
  ])('%j gives essay a disruption budget: %p', (own, expected) => {
    const budgets = byComponent(renderChart(essay(own)), 'PodDisruptionBudget');
    expect('essay' in budgets).toBe(expected);
  });

  test('the replicas of a service spread over zones and nodes', () => {
    const constraints = (files: string[]): string[] => {
      const deployment = deploymentsOf(renderChart(SERVERS, { files }))['essay'];
      const { topologySpreadConstraints = [] } = deployment ? podOf(deployment).pod : {};
      return topologySpreadConstraints.map(
        ({ topologyKey, whenUnsatisfiable }) => `${topologyKey} ${whenUnsatisfiable}`,
      );
    };
    expect(constraints(['production'])).toEqual([
      'kubernetes.io/hostname DoNotSchedule',
      'topology.kubernetes.io/zone ScheduleAnyway',
    ]);
    expect(constraints(['dev'])).toEqual([]);
  });

  test('in development two replicas of everything and a surge pod of each fit in two cores', () => {
    const millis = (cpu = '0'): number =>
      cpu.endsWith('m') ? parseInt(cpu, 10) : 1000 * Number(cpu);
    const deployments = Object.values(deploymentsOf(renderChart(SERVERS, { files: ['dev'] })));
    const needed = deployments.map((deployment) => {
      const { requests } = podOf(deployment).container.resources;
      return millis(requests['cpu']) * ((deployment.spec.replicas ?? 0) + 1);
    });
    expect(needed.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_900);
  });
});
