import { expect, test } from '@jest/globals';
import { FILE_MAX_BYTES } from '@argint/contracts';
import { topology } from '@argint/standalone';
import {
  byComponent,
  describeWithHelm,
  renderChart,
  SERVERS,
  type KubernetesObject,
} from './testing/rendered-chart.ts';

const named = (objects: KubernetesObject[], kind: string): string[] =>
  objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name);

describeWithHelm('secrets', () => {
  test('generated keys are 32 bytes in base64 and outlive the release', () => {
    const secret = renderChart().find(({ metadata }) => metadata.name.endsWith('-keys'));
    expect(secret?.metadata.annotations?.['helm.sh/resource-policy']).toBe('keep');
    expect(Object.keys(secret?.data ?? {}).sort()).toEqual([
      'auth-master-key',
      'caller-secret',
      'essay-master-key',
    ]);
    // A Secret holds its data in base64, and the setting itself is base64 as well.
    for (const value of Object.values(secret?.data ?? {})) {
      const setting = Buffer.from(value, 'base64').toString();
      expect(setting).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    }
  });

  test('with Secrets by reference the chart makes none', () => {
    const values = {
      kafka: SERVERS['kafka'],
      keys: { existingSecret: 'product-keys' },
      mongodb: { existingSecret: { name: 'product-mongodb', key: 'url' } },
    };
    expect(named(renderChart(values), 'Secret')).toEqual([]);
    expect(JSON.stringify(renderChart(values))).toContain('product-keys');
  });
});

describeWithHelm('the identity of services', () => {
  const certificates = (values: Record<string, unknown>, apis: string[]): KubernetesObject[] =>
    renderChart({ ...SERVERS, ...values }, { apis }).filter(({ kind }) => kind === 'Certificate');

  test('is a certificate where cert-manager is installed, also for operators and the authority, and a shared secret otherwise', () => {
    expect(certificates({}, [])).toEqual([]);
    expect(certificates({}, ['cert-manager.io/v1'])).toHaveLength(topology.length + 2);
    expect(certificates({ identity: { mode: 'token' } }, ['cert-manager.io/v1'])).toEqual([]);
    expect(certificates({ identity: { mode: 'mtls' } }, [])).toHaveLength(topology.length + 2);
  });

  test('a certificate has one DNS name, and its first label is the service', () => {
    const made = byComponent<KubernetesObject & { spec: { dnsNames: string[] } }>(
      certificates({}, ['cert-manager.io/v1']),
      'Certificate',
    );
    for (const name of [...topology.map((one) => one.name), 'admin']) {
      expect(made[name]?.spec.dnsNames).toHaveLength(1);
      expect(made[name]?.spec.dnsNames[0]?.split('.')[0]).toBe(name);
    }
  });

  test('comes from an issuer of the cluster where one is named', () => {
    const issuerRef = { name: 'company', kind: 'ClusterIssuer', group: 'cert-manager.io' };
    const objects = renderChart({ ...SERVERS, identity: { mode: 'mtls', mtls: { issuerRef } } });
    expect(named(objects, 'Issuer')).toEqual([]);
    const specs = objects.filter(({ kind }) => kind === 'Certificate').map(({ spec }) => spec);
    // One for each service and one for operators.
    expect(specs).toHaveLength(topology.length + 1);
    for (const spec of specs) expect(spec).toMatchObject({ issuerRef });
  });
});

describeWithHelm('the way in', () => {
  test('of a LoadBalancer keeps the address of a request and takes the networks that the values name', () => {
    const specOf = (publicService: object): unknown =>
      renderChart({ ...SERVERS, publicService }).find(
        ({ kind, metadata }) => kind === 'Service' && metadata.name.endsWith('-api-gateway'),
      )?.spec;
    const values = {
      type: 'LoadBalancer',
      externalTrafficPolicy: 'Local',
      sourceRanges: ['10.0.0.0/8'],
    };
    expect(specOf(values)).toMatchObject({
      externalTrafficPolicy: 'Local',
      loadBalancerSourceRanges: ['10.0.0.0/8'],
    });
    expect(specOf({ ...values, type: 'ClusterIP' })).not.toHaveProperty('externalTrafficPolicy');
  });

  test('is an Ingress to the public Service', () => {
    const objects = renderChart({
      ...SERVERS,
      ingress: { enabled: true, hosts: ['essays.example'], tlsSecret: 'tls' },
    });
    const [ingress] = objects.filter(({ kind }) => kind === 'Ingress');
    expect(ingress?.spec).toEqual({
      tls: [{ secretName: 'tls', hosts: ['essays.example'] }],
      rules: [
        {
          host: 'essays.example',
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: {
                  service: {
                    name: 'argint-argument-intelligence-api-gateway',
                    port: { name: 'http' },
                  },
                },
              },
            ],
          },
        },
      ],
    });
  });

  test.each(['staging', 'production'])('of %s takes the files that the product takes', (file) => {
    const [ingress] = renderChart({}, { files: [file] }).filter(({ kind }) => kind === 'Ingress');
    const size = ingress?.metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(Number.parseInt(size ?? '', 10) * 1024 * 1024).toBeGreaterThan(FILE_MAX_BYTES);
  });

  test('is an HTTPRoute, which sets no time limit on sockets', () => {
    const objects = renderChart({
      ...SERVERS,
      gatewayApi: {
        enabled: true,
        parentRefs: [{ name: 'public' }],
        hostnames: ['essays.example'],
      },
    });
    const [route] = objects.filter(({ kind }) => kind === 'HTTPRoute') as (KubernetesObject & {
      spec: { rules: { timeouts?: unknown; backendRefs: unknown }[] };
    })[];
    const backendRefs = [{ name: 'argint-argument-intelligence-api-gateway', port: 80 }];
    expect(route?.spec.rules).toMatchObject([
      { timeouts: { request: '0s' }, backendRefs },
      { backendRefs },
    ]);
    expect(named(objects, 'Ingress')).toEqual([]);
  });
});

describeWithHelm('jobs before an upgrade', () => {
  const values = {
    kafka: { brokers: 'kafka:9092', topics: { command: ['node', 'topics.ts'] } },
    mongodb: { url: 'mongodb://mongo:27017', indexes: { command: ['node', 'indexes.ts'] } },
  };
  const hooks = (objects: KubernetesObject[]): Record<string, string | undefined> =>
    Object.fromEntries(
      objects
        .filter(({ kind }) => kind === 'Job')
        .map(({ metadata }) => [metadata.name, metadata.annotations?.['helm.sh/hook']]),
    );

  test('run before services start, and need nothing that is installed later', () => {
    const objects = renderChart(values);
    expect(hooks(objects)).toEqual({
      'argint-argument-intelligence-topics': 'pre-install,pre-upgrade',
      'argint-argument-intelligence-indexes': 'pre-install,pre-upgrade',
    });
    const later = objects
      .filter(({ metadata }) => !metadata.annotations?.['helm.sh/hook'])
      .filter(({ kind }) => ['Secret', 'ConfigMap', 'ServiceAccount'].includes(kind))
      .map(({ metadata }) => metadata.name);
    const jobs = JSON.stringify(
      objects.filter(({ kind }) => kind === 'Job').map(({ spec }) => spec),
    );
    for (const name of later) expect(jobs).not.toContain(`"name":"${name}"`);
  });

  test('and the test run where the services run', () => {
    const where = {
      nodeSelector: { pool: 'essays' },
      tolerations: [{ key: 'essays', operator: 'Exists' }],
      affinity: { nodeAffinity: {} },
      priorityClassName: 'high',
    };
    const marks = { podLabels: { team: 'essays' }, podAnnotations: { 'example.org/a': 'b' } };
    const objects = renderChart({ ...SERVERS, default: { ...where, ...marks } });
    const jobs = objects.filter(({ kind }) => kind === 'Job') as (KubernetesObject & {
      spec: { template: { metadata: object; spec: object } };
    })[];
    expect(jobs).toHaveLength(2);
    for (const { spec } of jobs) {
      expect(spec.template.spec).toMatchObject(where);
      expect(spec.template.metadata).toMatchObject({
        labels: marks.podLabels,
        annotations: marks.podAnnotations,
      });
    }
    const [pod] = objects.filter(({ kind }) => kind === 'Pod');
    expect(pod?.spec).toMatchObject(where);
    expect(pod?.metadata).toMatchObject({
      labels: marks.podLabels,
      annotations: marks.podAnnotations,
    });
  });

  test('leave nothing behind: Helm uninstalls no hook, so each is removed once it is done', () => {
    for (const files of [[], ['dev']]) {
      const objects = renderChart(SERVERS, { files });
      const hooked = objects.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook']);
      expect(hooked.length).toBeGreaterThan(2);
      for (const { kind, metadata, spec } of hooked) {
        expect([kind, metadata.annotations?.['helm.sh/hook-delete-policy']]).toEqual([
          kind,
          expect.stringContaining('hook-succeeded'),
        ]);
        if (kind === 'Job') expect(spec).toMatchObject({ ttlSecondsAfterFinished: 86_400 });
      }
    }
  });

  test('follow the first install where the release itself makes the servers', () => {
    const objects = renderChart({
      kafka: { ...values.kafka, strimzi: { enabled: true } },
      mongodb: {
        indexes: values.mongodb.indexes,
        operator: { enabled: true, passwordSecret: 'mongodb-password' },
      },
    });
    expect(Object.values(hooks(objects))).toEqual([
      'post-install,pre-upgrade',
      'post-install,pre-upgrade',
    ]);
    expect(named(objects, 'Kafka')).toEqual(['argint-argument-intelligence']);
    expect(named(objects, 'MongoDBCommunity')).toEqual(['argint-argument-intelligence-mongodb']);
  });
});
