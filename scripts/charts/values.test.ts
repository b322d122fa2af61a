import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { topology } from '@argint/standalone';
import { parse } from 'yaml';
import { describeWithHelm, refusal, SERVERS, type Values } from './testing/rendered-chart.ts';

const chart = join(import.meta.dirname, '../../charts/argument-intelligence');
const read = (file: string): string => readFileSync(join(chart, file), 'utf8');

interface ServiceValues {
  calls: string[];
  callsByGrpc?: string[];
  address?: string;
}

test('the values name the same services, calls and addresses as the topology', () => {
  const { services } = parse(read('values.yaml')) as { services: Record<string, ServiceValues> };
  expect(services).toEqual(
    Object.fromEntries(
      topology.map(({ name, calls = [], callsByGrpc, address }) => [
        name,
        expect.objectContaining({
          calls: [...calls].sort(),
          ...(callsByGrpc && { callsByGrpc: [...callsByGrpc].sort() }),
          ...(address === 'http' && { address: 'http' }),
        }),
      ]),
    ),
  );
  const byHttp = Object.entries(services).filter(([, { address }]) => address === 'http');
  expect(byHttp.map(([name]) => name)).toEqual(
    topology.filter(({ address }) => address === 'http').map(({ name }) => name),
  );
});

test('the schema knows the services of the topology, and no others', () => {
  const { properties } = JSON.parse(read('values.schema.json')) as {
    properties: { services: { properties: object; additionalProperties: boolean } };
  };
  expect(Object.keys(properties.services.properties).sort()).toEqual(
    topology.map(({ name }) => name).sort(),
  );
  expect(properties.services.additionalProperties).toBe(false);
});

/** Paths of objects in a JSON schema that say neither which properties they have nor that any are taken. */
const looseObjects = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const isLoose =
    node['type'] === 'object' &&
    !('additionalProperties' in node) &&
    !String(node['description']).match(/Passed on to Kubernetes|Helm sets it/);
  return [
    ...(isLoose ? [path] : []),
    ...Object.entries(node).flatMap(([key, child]) => looseObjects(child, `${path}/${key}`)),
  ];
};

test('the schema leaves no object open without saying why', () => {
  const schema = JSON.parse(read('values.schema.json')) as Record<string, unknown>;
  const { definitions, ...rest } = schema as { definitions: Record<string, unknown> };
  const { kubernetesObjects: _, ...checked } = definitions;
  expect(looseObjects({ ...rest, definitions: checked })).toEqual([]);
});

describeWithHelm('the schema', () => {
  const refused: [what: string, values: Values, message: string][] = [
    ['an unknown value', { replicaCount: 2 }, 'replicaCount'],
    ['an unknown value of a service', { services: { essay: { replica: 2 } } }, 'replica'],
    ['an unknown service', { services: { esay: { replicas: 2 } } }, 'esay'],
    ['a setting that is not a string', { config: { JOBS_MAX_OPEN: 5 } }, 'JOBS_MAX_OPEN'],
    ['a setting in lower case', { config: { logLevel: 'info' } }, 'logLevel'],
    ['the tag latest', { image: { tag: 'latest' } }, 'tag'],
    ['brokers without a port', { kafka: { brokers: 'kafka' } }, 'brokers'],
    ['no replicas to count', { default: { replicas: '2' } }, 'replicas'],
    ['a store address of another kind', { mongodb: { url: 'http://mongo' } }, 'url'],
    ['an unknown identity', { identity: { mode: 'none' } }, 'mode'],
    ['a route without a gateway', { gatewayApi: { enabled: true } }, 'parentRefs'],
  ];

  test.each(refused)('refuses %s', (_, values, message) => {
    const merged = Object.fromEntries(
      [...new Set([...Object.keys(SERVERS), ...Object.keys(values)])].map((key) => [
        key,
        { ...(SERVERS[key] as object), ...(values[key] as object) },
      ]),
    );
    const given = typeof values['replicaCount'] === 'number' ? { ...SERVERS, ...values } : merged;
    expect(refusal(given)).toContain(message);
  });

  const contradictions: [what: string, values: Values, message: string][] = [
    ['no Kafka', { mongodb: SERVERS['mongodb'] }, 'Kafka is missing'],
    ['no MongoDB', { kafka: SERVERS['kafka'] }, 'MongoDB is missing'],
    [
      'two ways in',
      {
        ...SERVERS,
        ingress: { enabled: true },
        gatewayApi: { enabled: true, parentRefs: [{ name: 'public' }] },
      },
      'Choose one of',
    ],
    [
      'a call to a service that is not there',
      { ...SERVERS, services: { essay: { calls: ['printer'] } } },
      'services.essay.calls names printer',
    ],
    [
      'a call by gRPC to a service that is not there',
      { ...SERVERS, services: { essay: { callsByGrpc: ['printer'] } } },
      'services.essay.callsByGrpc names printer',
    ],
    [
      'more replicas at least than at most',
      { ...SERVERS, services: { essay: { autoscaling: { min: 9, max: 3 } } } },
      'min is greater than max',
    ],
    [
      'a drain that ends before the probe notices',
      { ...SERVERS, default: { shutdown: { preStopSeconds: 0, drainSeconds: 2 } } },
      'must reach the 10 s',
    ],
    [
      'an operator without a password',
      { kafka: SERVERS['kafka'], mongodb: { operator: { enabled: true } } },
      'passwordSecret',
    ],
  ];

  test.each(contradictions)('the chart refuses %s with a sentence', (_, values, message) => {
    expect(refusal(values)).toContain(message);
  });
});
