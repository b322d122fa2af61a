import { expect, test } from '@jest/globals';
import { commonConfig, parseConfig } from '@argint/service-kit';
import { topology } from '@argint/standalone';
import { deploymentsOf, environmentOf, podOf } from './testing/deployment.ts';
import { describeWithHelm, renderChart, SERVERS, type Values } from './testing/rendered-chart.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const PEM = '-----BEGIN CERTIFICATE-----';

/** What stands in the mounted files, by the name of the setting. */
const FILE_CONTENT: Record<string, string> = {
  CALLER_SECRET: KEY,
  MASTER_KEY: KEY,
  MASTER_KEY_NEXT: KEY,
  MASTER_KEY_PREVIOUS: KEY,
  MONGO_URL: 'mongodb://mongo:27017',
  GRPC_TLS_CERT: PEM,
  GRPC_TLS_KEY: PEM,
  GRPC_TLS_CA: PEM,
  GEMINI_API_KEY: 'key',
};

/** The environment with each NAME_FILE replaced by the NAME that the service reads from that file. */
const withFilesRead = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const setting = name.replace(/_FILE$/, '');
      return setting === name ? [name, value] : [setting, FILE_CONTENT[setting] ?? ''];
    }),
  );

const variants: [title: string, values: Values, files: string[], apis: string[]][] = [
  ['the defaults', SERVERS, [], []],
  ['the development values', SERVERS, ['dev'], []],
  ['the staging values', {}, ['staging'], []],
  ['the production values', {}, ['production'], []],
  ['a master key that changes', { ...SERVERS, keys: { rotating: true } }, [], []],
  ['cert-manager', SERVERS, [], ['cert-manager.io/v1']],
];

describeWithHelm('settings in the pods', () => {
  describeEachVariant();

  test('a secret setting becomes a file and never an environment variable', () => {
    const values = {
      ...SERVERS,
      services: {
        'ai-chunk-worker': { secretEnv: { GEMINI_API_KEY: { name: 'gemini', key: 'api-key' } } },
      },
    };
    const objects = renderChart(values);
    const environment = environmentOf(objects, 'ai-chunk-worker');
    expect(environment['GEMINI_API_KEY_FILE']).toBe('/run/secrets/argint/gemini-api-key');
    for (const name of Object.keys(FILE_CONTENT)) expect(environment).not.toHaveProperty(name);
    const worker = deploymentsOf(objects)['ai-chunk-worker'];
    expect(worker && podOf(worker).pod.volumes[0]?.projected?.sources).toContainEqual({
      secret: { name: 'gemini', items: [{ key: 'api-key', path: 'gemini-api-key' }] },
    });
  });

  test('the gateway is told of a model where the worker has a key for one', () => {
    const name = (worker: object): string | undefined =>
      environmentOf(
        renderChart({ ...SERVERS, services: { 'ai-chunk-worker': worker } }),
        'api-gateway',
      )['MODEL_NAME'];
    const secretEnv = { GEMINI_API_KEY: { name: 'gemini', key: 'api-key' } };
    expect(name({})).toBeUndefined();
    expect(name({ secretEnv })).toBe('Gemini');
    expect(name({ secretEnv, env: { GEMINI_MODEL: 'gemini-x' } })).toBe('gemini-x');
  });

  test('the gateway is told of a model server by its address, and never its key', () => {
    const worker = {
      env: { LLM_BASE_URL: 'http://vllm.models.svc:8000', LLM_MODEL: 'essay-llm' },
      secretEnv: { LLM_API_KEY: { name: 'llm', key: 'api-key' } },
    };
    const objects = renderChart({ ...SERVERS, services: { 'ai-chunk-worker': worker } });
    const gateway = environmentOf(objects, 'api-gateway');
    expect(gateway).toMatchObject(worker.env);
    expect(gateway).not.toHaveProperty('MODEL_NAME');
    expect(gateway).not.toHaveProperty('LLM_API_KEY_FILE');
    expect(environmentOf(objects, 'ai-chunk-worker')).toMatchObject({
      ...worker.env,
      LLM_API_KEY_FILE: '/run/secrets/argint/llm-api-key',
    });
    expect(environmentOf(objects, 'essay')).not.toHaveProperty('LLM_BASE_URL');
  });

  test('the gateway knows of PayFast where profile-billing has a merchant there', () => {
    const merchant = (billing: object): Record<string, string> =>
      environmentOf(
        renderChart({ ...SERVERS, services: { 'profile-billing': billing } }),
        'api-gateway',
      );
    expect(merchant({})).not.toHaveProperty('PAYFAST_MERCHANT_ID');
    const env = { PAYFAST_MERCHANT_ID: '10000100' };
    expect(merchant({ env })['PAYFAST_MERCHANT_ID']).toBe('10000100');
    const secretEnv = { PAYFAST_MERCHANT_ID: { name: 'payfast', key: 'id' } };
    expect(merchant({ secretEnv })).toHaveProperty('PAYFAST_MERCHANT_ID_FILE');
  });

  test('the gateway knows that mails are sent where profile-billing has a mail server', () => {
    const environment = (billing: object, name: string): Record<string, string> =>
      environmentOf(renderChart({ ...SERVERS, services: { 'profile-billing': billing } }), name);
    expect(environment({}, 'api-gateway')).not.toHaveProperty('MAIL_MODE');
    const billing = { secretEnv: { SMTP_URL: { name: 'mail', key: 'smtp-url' } } };
    expect(environment(billing, 'api-gateway')['MAIL_MODE']).toBe('smtp');
    expect(environment(billing, 'api-gateway')).not.toHaveProperty('SMTP_URL_FILE');
    expect(environment(billing, 'profile-billing')['SMTP_URL_FILE']).toBe(
      '/run/secrets/argint/smtp-url',
    );
  });

  test('links in mails lead to the host of the ingress or the gateway, unless the owner names another', () => {
    const publicUrl = (values: object): string | undefined =>
      environmentOf(renderChart({ ...SERVERS, ...values }), 'profile-billing')['PUBLIC_URL'];
    const ingress = { enabled: true, hosts: ['essays.example.org', 'www.example.org'] };
    expect(publicUrl({})).toBeUndefined();
    expect(publicUrl({ ingress })).toBe('http://essays.example.org');
    const secured = { ingress: { ...ingress, tlsSecret: 'tls' } };
    expect(publicUrl(secured)).toBe('https://essays.example.org');
    expect(publicUrl({ ...secured, config: { PUBLIC_URL: 'https://own.example' } })).toBe(
      'https://own.example',
    );
    const hostnames = ['gw.example.org'];
    expect(
      publicUrl({ gatewayApi: { enabled: true, hostnames, parentRefs: [{ name: 'gateway' }] } }),
    ).toBe('https://gw.example.org');
  });

  test('only auth and essay get a master key, and each its own', () => {
    const objects = renderChart();
    const keys = Object.entries(deploymentsOf(objects)).flatMap(([name, deployment]) =>
      (podOf(deployment).pod.volumes[0]?.projected?.sources ?? [])
        .flatMap(({ secret }) => secret.items)
        .filter(({ path }) => path === 'master-key')
        .map(({ key }) => [name, key]),
    );
    expect(keys).toEqual([
      ['auth', 'auth-master-key'],
      ['essay', 'essay-master-key'],
    ]);
  });

  test('while a master key changes, auth and essay get their next and previous ones as well', () => {
    const files = (values: Values): string[] =>
      topology.flatMap(({ name }) =>
        Object.keys(environmentOf(renderChart({ ...SERVERS, ...values }), name))
          .filter((setting) => setting.startsWith('MASTER_KEY_'))
          .map((setting) => `${name} ${setting}`),
      );
    expect(files({}).sort()).toEqual(['auth MASTER_KEY_FILE', 'essay MASTER_KEY_FILE']);
    expect(files({ keys: { rotating: true } }).sort()).toEqual([
      'auth MASTER_KEY_FILE',
      'auth MASTER_KEY_NEXT_FILE',
      'auth MASTER_KEY_PREVIOUS_FILE',
      'essay MASTER_KEY_FILE',
      'essay MASTER_KEY_NEXT_FILE',
      'essay MASTER_KEY_PREVIOUS_FILE',
    ]);
  });

  test('a service without a store does not get the connection string of MongoDB', () => {
    const objects = renderChart();
    const withUrl = topology
      .map(({ name }) => name)
      .filter((name) => 'MONGO_URL_FILE' in environmentOf(objects, name));
    expect(withUrl).toEqual([
      'auth',
      'profile-billing',
      'essay',
      'analysis-orchestrator',
      'ai-chunk-worker',
    ]);
  });

  test('behind an ingress or a gateway one proxy is trusted, otherwise none', () => {
    const hops = (values: Values): string | undefined =>
      environmentOf(renderChart({ ...SERVERS, ...values }), 'api-gateway')['TRUST_PROXY_HOPS'];
    expect(hops({})).toBe('0');
    expect(hops({ ingress: { enabled: true } })).toBe('1');
    expect(hops({ gatewayApi: { enabled: true, parentRefs: [{ name: 'public' }] } })).toBe('1');
    const own = { services: { 'api-gateway': { env: { TRUST_PROXY_HOPS: '2' } } } };
    expect(hops({ ingress: { enabled: true }, ...own })).toBe('2');
  });
});

function describeEachVariant(): void {
  test.each(variants)('with %s every service accepts what its pod gives it', (...variant) => {
    const [, values, files, apis] = variant;
    const objects = renderChart(values, { files, apis });
    for (const module of topology) {
      const environment = withFilesRead(environmentOf(objects, module.name));
      const shape = { ...commonConfig, ...module.config };
      const addresses = [
        ...(module.calls ?? []).map((name) => `${name}_ADDRESS`),
        ...(module.callsByGrpc ?? []).map((name) => `${name}_GRPC_ADDRESS`),
      ].map((name) => name.toUpperCase().replaceAll('-', '_'));
      const known = new Set([...Object.keys(shape), ...addresses]);
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(addresses));
      expect(() => parseConfig(shape, environment)).not.toThrow();
    }
  });
}
