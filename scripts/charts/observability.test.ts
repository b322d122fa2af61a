import { expect, test } from '@jest/globals';
import { allDashboards, allRules, ruleFiles, type Rule } from '../observability/rule-files.ts';
import {
  describeWithHelm,
  refusal,
  renderChart,
  SERVERS,
  type KubernetesObject,
} from './testing/rendered-chart.ts';

interface PrometheusRule extends KubernetesObject {
  spec: { groups: { rules: Rule[] }[] };
}

const opsFrom = [{ namespaceSelector: { matchLabels: { name: 'monitoring' } } }];
const render = (observability: Record<string, unknown>): KubernetesObject[] =>
  renderChart({ ...SERVERS, networkPolicy: { opsFrom }, observability });
const ofKind = (objects: KubernetesObject[], kind: string): KubernetesObject[] =>
  objects.filter((object) => object.kind === kind);

describeWithHelm('monitoring', () => {
  test('is not installed by default, as it needs the Prometheus operator', () => {
    const kinds = renderChart().map(({ kind }) => kind);
    expect(kinds).not.toContain('ServiceMonitor');
    expect(kinds).not.toContain('PrometheusRule');
  });

  test('scrapes the ops port of every service and keeps the service label of the product', () => {
    const objects = render({ serviceMonitor: { enabled: true, labels: { release: 'p' } } });
    const [monitor] = ofKind(objects, 'ServiceMonitor') as (KubernetesObject & {
      spec: {
        selector: { matchLabels: Record<string, string> };
        endpoints: { port: string; honorLabels: boolean }[];
      };
    })[];
    expect(monitor?.metadata.labels['release']).toBe('p');
    expect(monitor?.spec.endpoints).toEqual([
      expect.objectContaining({ port: 'ops', path: '/metrics', honorLabels: true }),
    ]);
    const wanted = Object.entries(monitor?.spec.selector.matchLabels ?? {});
    const selected = ofKind(objects, 'Service').filter(({ metadata }) =>
      wanted.every(([label, value]) => metadata.labels[label] === value),
    );
    const deployments = ofKind(objects, 'Deployment');
    const component = ({ metadata }: KubernetesObject) =>
      metadata.labels['app.kubernetes.io/component'];
    expect(selected.map(component).sort()).toEqual(deployments.map(component).sort());
  });

  test('is refused where network policies would keep Prometheus out', () => {
    const observability = { serviceMonitor: { enabled: true } };
    expect(refusal({ ...SERVERS, observability })).toContain('needs networkPolicy.opsFrom');
    expect(
      refusal({ ...SERVERS, observability, networkPolicy: { enabled: false } }),
    ).toBeUndefined();
  });

  test('has every rule, with links to the runbooks where they are published', () => {
    const rules = { enabled: true, runbookBaseUrl: 'https://wiki.example.org/runbooks' };
    const made = ofKind(render({ rules }), 'PrometheusRule') as PrometheusRule[];
    expect(made).toHaveLength(ruleFiles().length);
    const rendered = made.flatMap(({ spec }) => spec.groups.flatMap((group) => group.rules));
    expect(rendered.map(({ expr }) => expr).sort()).toEqual(
      allRules()
        .map(({ expr }) => expr)
        .sort(),
    );
    const alert = rendered.find((rule) => rule.alert === 'DeadLetters');
    expect(alert?.annotations?.['runbook_url']).toBe(
      'https://wiki.example.org/runbooks/dead-letters.md',
    );
  });

  test('has every dashboard as a ConfigMap, unchanged', () => {
    const made = ofKind(render({ dashboards: { enabled: true } }), 'ConfigMap').filter(
      ({ metadata }) => metadata.labels['grafana_dashboard'] === '1',
    );
    const loaded = made.flatMap(({ data = {} }) =>
      Object.entries(data).map(([name, json]) => [name, JSON.parse(json) as unknown]),
    );
    expect(loaded).toEqual(allDashboards());
  });
});
