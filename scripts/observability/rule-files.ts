import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const files = join(import.meta.dirname, '../../charts/argument-intelligence/files');
export const rulesDir = join(files, 'rules');

export interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

/** A query and where it stands. */
export interface PlacedQuery {
  where: string;
  query: string;
}

interface Target {
  expr: string;
  datasource: { uid: string };
}

export interface Panel {
  title: string;
  type: string;
  datasource?: { uid: string };
  targets?: Target[];
}

export interface Dashboard {
  uid: string;
  title: string;
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
}

const yamlFiles = (dir: string): string[] =>
  readdirSync(dir).filter((name) => name.endsWith('.yaml'));

const read = <T>(...path: string[]): T => parse(readFileSync(join(...path), 'utf8')) as T;

/** Names of the rule files, in `rulesDir`. */
export const ruleFiles = (): string[] => yamlFiles(rulesDir);

/** Paths of the files with promtool's unit tests. */
export const ruleTestFiles = (): string[] =>
  yamlFiles(join(rulesDir, 'tests')).map((name) => join(rulesDir, 'tests', name));

/** All rules, with the file each stands in. */
export const allRules = (): (Rule & { file: string })[] =>
  ruleFiles().flatMap((file) =>
    read<{ groups: { rules: Rule[] }[] }>(rulesDir, file).groups.flatMap(({ rules }) =>
      rules.map((rule) => ({ ...rule, file })),
    ),
  );

/** Names of the cases in the unit tests. */
export const ruleCases = (): string[] =>
  ruleTestFiles().flatMap((path) =>
    read<{ tests: { name: string }[] }>(path).tests.map(({ name }) => name),
  );

/** All dashboards, by the name of their file. */
export const allDashboards = (): [string, Dashboard][] => {
  const dir = join(files, 'dashboards');
  return readdirSync(dir).map((name) => [
    name,
    JSON.parse(readFileSync(join(dir, name), 'utf8')) as Dashboard,
  ]);
};

/** What a dashboard asks Prometheus, with Grafana's variables filled in. */
export const queriesOf = (file: string, { panels }: Dashboard): PlacedQuery[] =>
  panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      where: `${file}: ${title}`,
      query: expr.replaceAll('$__rate_interval', '5m').replaceAll('$namespace', '.*'),
    })),
  );
