import { parseArgs } from 'node:util';
import { allowedOrigin } from './base-url.ts';
import { LOAD_SCENARIOS, type LoadScenario, type ScenarioDefaults } from './load-scenarios.ts';

/** What one run does. `origin` is undefined where the runner starts a product of its own. */
export interface LoadOptions {
  name: string;
  scenario: LoadScenario;
  amounts: ScenarioDefaults;
  origin?: string;
  /** Folder of the product's run.json, by which the runner grants credits and finds /metrics. */
  dataDir?: string;
  metricsUrl?: string;
}

const NUMBERS = ['minutes', 'requests', 'jobs', 'sockets'] as const;
const text = { type: 'string' } as const;

/** The help text, with each scenario and its question. */
export const loadUsage = (): string =>
  [
    'npm run load -- SCENARIO (--own | --base-url URL) [options]',
    '',
    ...Object.entries(LOAD_SCENARIOS).map(
      ([name, { question, defaults }]) =>
        `  ${name.padEnd(8)} ${question} (${Object.entries(defaults)
          .map(([key, value]) => `--${key} ${value}`)
          .join(' ')})`,
    ),
    '',
    '  --own                  starts a standalone product in a temporary folder, and removes it afterwards',
    '  --base-url URL         a running product on a loopback address',
    '  --cluster-address IP   repeats the private IPv4 address of --base-url, for a test cluster',
    '  --data-dir DIR         its data folder: lets the runner grant credits and read /metrics',
    '  --metrics-url URL      where to read its resident memory instead',
  ].join('\n');

const amountOf = (name: string, value: string): number => {
  const amount = Number(value);
  if (value.trim() === '' || !Number.isFinite(amount) || amount <= 0)
    throw new Error(`--${name} takes a number above 0, not ${value}.`);
  return amount;
};

/** Reads the command line. @throws Error with a sentence for the person who typed it */
export const parseLoadOptions = (args: readonly string[]): LoadOptions => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      own: { type: 'boolean' },
      'base-url': text,
      'cluster-address': text,
      'data-dir': text,
      'metrics-url': text,
      minutes: text,
      requests: text,
      jobs: text,
      sockets: text,
    },
  });
  const [name = '', ...others] = positionals;
  const scenario = Object.hasOwn(LOAD_SCENARIOS, name) ? LOAD_SCENARIOS[name] : undefined;
  if (!scenario || others.length > 0)
    throw new Error(`Name one scenario: ${Object.keys(LOAD_SCENARIOS).join(', ')}.`);
  const baseUrl = values['base-url'];
  if ((values.own === true) === (baseUrl !== undefined))
    throw new Error('Give either --own or --base-url.');
  const amounts = { ...scenario.defaults };
  for (const key of NUMBERS) {
    const value = values[key];
    if (value === undefined) continue;
    if (amounts[key] === undefined) throw new Error(`${name} does not take --${key}.`);
    amounts[key] = amountOf(key, value);
  }
  const cluster = values['cluster-address'];
  return {
    name,
    scenario,
    amounts,
    ...(baseUrl === undefined ? {} : { origin: allowedOrigin(baseUrl, cluster) }),
    ...(values['data-dir'] === undefined ? {} : { dataDir: values['data-dir'] }),
    ...(values['metrics-url'] === undefined
      ? {}
      : { metricsUrl: `${allowedOrigin(values['metrics-url'], cluster)}/metrics` }),
  };
};
