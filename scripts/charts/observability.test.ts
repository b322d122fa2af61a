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
    expect(kinds).not.toContain('Probe');
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

  const probe = { enabled: true, prober: 'blackbox.example.org:9115' };
  const config = { PUBLIC_URL: 'https://essays.example.org' };

  test('asks for the page from outside at its public address, under the job that the alerts read', () => {
    const [made] = ofKind(
      renderChart({ ...SERVERS, config, observability: { probe } }),
      'Probe',
    ) as (KubernetesObject & { spec: { jobName: string } })[];
    expect(made?.spec).toEqual({
      jobName: 'argument-intelligence-page',
      prober: { url: 'blackbox.example.org:9115' },
      module: 'http_2xx',
      interval: '30s',
      scrapeTimeout: '10s',
      targets: {
        staticConfig: {
          static: ['https://essays.example.org/', 'https://essays.example.org/api/health'],
        },
      },
    });
    const read = allRules().filter(({ file }) => file === 'page.yaml');
    for (const { expr } of read) expect(expr).toContain(`job="${made?.spec.jobName}"`);
    const host = { ingress: { enabled: true, hosts: ['a.example'], tlsSecret: 'tls' } };
    const [byHost] = ofKind(
      renderChart({ ...SERVERS, ...host, observability: { probe } }),
      'Probe',
    );
    expect(JSON.stringify(byHost?.spec)).toContain('"https://a.example/"');
  });

  test('refuses a probe that has no exporter or no address to ask for', () => {
    expect(refusal({ ...SERVERS, config, observability: { probe: { enabled: true } } })).toContain(
      'needs observability.probe.prober',
    );
    expect(refusal({ ...SERVERS, observability: { probe } })).toContain(
      'needs the address of the page',
    );
  });

  test('has the alerts on the page only with a probe, as they would never end without', () => {
    const names = ofKind(render({ rules: { enabled: true } }), 'PrometheusRule').map(
      ({ metadata }) => metadata.name,
    );
    expect(names).toHaveLength(ruleFiles().length - 1);
    expect(names.filter((name) => name.endsWith('-page'))).toEqual([]);
  });

  test('has every rule, with links to the runbooks where they are published', () => {
    const rules = { enabled: true, runbookBaseUrl: 'https://wiki.example.org/runbooks' };
    const observability = { rules, probe };
    const made = ofKind(
      renderChart({ ...SERVERS, config, observability }),
      'PrometheusRule',
    ) as PrometheusRule[];
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
