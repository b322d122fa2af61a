import { beforeAll, expect, test } from '@jest/globals';
import { CALLER_TABLE } from '@argint/proto/callers';
import { topology } from '@argint/standalone';
import { byComponent, describeWithHelm, renderChart, SERVERS } from './testing/rendered-chart.ts';
import type { KubernetesObject, Values } from './testing/rendered-chart.ts';

interface Peer {
  podSelector?: { matchLabels: Record<string, string> };
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: string | number }[];
}
interface NetworkPolicy extends KubernetesObject {
  spec: {
    podSelector: { matchLabels: Record<string, string> };
    policyTypes: string[];
    ingress?: Rule[];
    egress?: Rule[];
  };
}

const COMPONENT = 'app.kubernetes.io/component';
const services = topology.map(({ name }) => name);

/** `essay:grpc` for each peer of the rules that is a service, sorted. */
const servicePeers = (rules: readonly Rule[] = []): string[] =>
  rules
    .flatMap(({ from, to, ports }) =>
      (from ?? to ?? []).flatMap(({ podSelector }) =>
        (ports ?? []).map(({ port }) => `${podSelector?.matchLabels[COMPONENT]}:${port}`),
      ),
    )
    .filter((peer) => services.some((name) => peer.startsWith(`${name}:`)))
    .sort();

const portOf = (service: string): string =>
  topology.find(({ name }) => name === service)?.address === 'http' ? 'http' : 'grpc';

describeWithHelm('network policies', () => {
  let policies: Record<string, NetworkPolicy> = {};
  beforeAll(() => {
    policies = byComponent<NetworkPolicy>(renderChart(), 'NetworkPolicy');
  });

  test('deny everything that no policy names', () => {
    const [deny] = renderChart().filter(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.labels[COMPONENT] === undefined,
    ) as NetworkPolicy[];
    expect(deny?.spec).toEqual({
      podSelector: {
        matchLabels: {
          'app.kubernetes.io/name': 'argument-intelligence',
          'app.kubernetes.io/instance': 'argint',
        },
      },
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  test.each(topology.map((module) => [module.name, module] as const))(
    '%s reaches the services it calls in code, and no other',
    (name, { calls = [], callsByGrpc = [] }) => {
      const expected = [
        ...calls.map((called) => `${called}:${portOf(called)}`),
        ...callsByGrpc.map((called) => `${called}:grpc`),
      ];
      expect(servicePeers(policies[name]?.spec.egress)).toEqual(expected.sort());
    },
  );

  test.each(services)(
    '%s is reached by the services that call it in code, and no other',
    (name) => {
      const callers = topology.flatMap((caller) => [
        ...(caller.calls?.includes(name) ? [`${caller.name}:${portOf(name)}`] : []),
        ...(caller.callsByGrpc?.includes(name) ? [`${caller.name}:grpc`] : []),
      ]);
      expect(servicePeers(policies[name]?.spec.ingress)).toEqual(callers.sort());
    },
  );

  test('let through every caller that the caller table allows', () => {
    const allowed = Object.entries(CALLER_TABLE)
      .filter(([service]) => services.includes(service))
      .flatMap(([service, methods]) =>
        Object.values<readonly string[]>(methods)
          .flat()
          .filter((caller) => services.includes(caller))
          .map((caller) => [caller, `${service}:grpc`] as const),
      );
    expect(allowed.length).toBeGreaterThan(10);
    for (const [caller, target] of allowed)
      expect(servicePeers(policies[caller]?.spec.egress)).toContain(target);
  });

  test('let api-gateway reach the gRPC of every other service, for the security audit', () => {
    const peers = servicePeers(policies['api-gateway']?.spec.egress);
    for (const name of services.filter((other) => other !== 'api-gateway'))
      expect(peers).toContain(`${name}:grpc`);
  });

  test('open the public port of api-gateway only', () => {
    const open = services.filter((name) =>
      policies[name]?.spec.ingress?.some(
        ({ from, ports }) => !from && ports?.some(({ port }) => port === 'http'),
      ),
    );
    expect(open).toEqual(['api-gateway']);
  });

  test('close the ops port to everybody but the test pod unless scrapers are named', () => {
    const opsPeers = (of: Record<string, NetworkPolicy>): unknown[] =>
      (of['essay']?.spec.ingress ?? [])
        .filter(({ ports }) => ports?.some(({ port }) => port === 'ops'))
        .flatMap(({ from }): unknown[] => from ?? ['anybody']);
    expect(opsPeers(policies)).toHaveLength(1);
    const scraper = { namespaceSelector: { matchLabels: { team: 'monitoring' } } };
    const named = renderChart({ ...SERVERS, networkPolicy: { opsFrom: [scraper] } });
    expect(opsPeers(byComponent<NetworkPolicy>(named, 'NetworkPolicy'))).toContainEqual(scraper);
  });

  test('let only services with a store reach MongoDB, and all reach Kafka', () => {
    const reaching = (wanted: number): string[] =>
      services.filter((name) =>
        policies[name]?.spec.egress?.some(({ ports }) =>
          ports?.some(({ port }) => port === wanted),
        ),
      );
    expect(reaching(9092)).toEqual(services);
    expect(reaching(27_017).sort()).toEqual(
      services.filter((name) => !['api-gateway', 'notification'].includes(name)).sort(),
    );
  });

  test('let a service out to the internet only where its values say so', () => {
    const outside = (objects: KubernetesObject[]): string[] => {
      const of = byComponent<NetworkPolicy>(objects, 'NetworkPolicy');
      return services.filter((name) =>
        of[name]?.spec.egress?.some(({ to }) => to?.some((peer) => peer.ipBlock?.except)),
      );
    };
    expect(outside(renderChart())).toEqual([]);
    const values = { ...SERVERS, services: { 'ai-chunk-worker': { internet: true } } };
    expect(outside(renderChart(values))).toEqual(['ai-chunk-worker']);
  });

  test('let profile-billing reach a mail server where it has one, and nobody else', () => {
    const reaching = (values: Values): string[] => {
      const of = byComponent<NetworkPolicy>(renderChart(values), 'NetworkPolicy');
      return services.filter((name) =>
        of[name]?.spec.egress?.some(({ ports }) => ports?.some(({ port }) => port === 587)),
      );
    };
    expect(reaching(SERVERS)).toEqual([]);
    const secretEnv = { SMTP_URL: { name: 'mail', key: 'smtp-url' } };
    expect(reaching({ ...SERVERS, services: { 'profile-billing': { secretEnv } } })).toEqual([
      'profile-billing',
    ]);
  });

  test('let the worker reach a model server where it has one, and nobody else', () => {
    const reaching = (values: Values): string[] => {
      const of = byComponent<NetworkPolicy>(renderChart(values), 'NetworkPolicy');
      return services.filter((name) =>
        of[name]?.spec.egress?.some(({ ports }) => ports?.some(({ port }) => port === 11_434)),
      );
    };
    const env = { LLM_BASE_URL: 'http://ollama:11434', LLM_MODEL: 'llama3' };
    expect(reaching(SERVERS)).toEqual([]);
    expect(reaching({ ...SERVERS, services: { 'ai-chunk-worker': { env } } })).toEqual([
      'ai-chunk-worker',
    ]);
    expect(reaching({ ...SERVERS, config: env })).toEqual(['ai-chunk-worker']);
  });

  test('name the mail server where its address is given', () => {
    const mailServer = { ipBlock: { cidr: '192.0.2.7/32' } };
    const policies = byComponent<NetworkPolicy>(
      renderChart({
        ...SERVERS,
        services: { 'profile-billing': { env: { SMTP_URL: 'smtp://relay:25' } } },
        networkPolicy: { smtp: { ports: [25], to: [mailServer] } },
      }),
      'NetworkPolicy',
    );
    expect(policies['profile-billing']?.spec.egress).toContainEqual({
      to: [mailServer],
      ports: [{ protocol: 'TCP', port: 25 }],
    });
  });
});
