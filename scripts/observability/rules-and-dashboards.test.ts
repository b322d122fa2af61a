import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  startFakeGemini,
  tempDir,
} from '@argint/testkit';
import { parse } from 'yaml';
import { readsOf } from './testing/promql.ts';
import {
  allDashboards,
  allRules,
  queriesOf,
  ruleCases,
  ruleFiles,
  rulesDir,
  ruleTestFiles,
  type PlacedQuery,
} from './rule-files.ts';
import { faultOf, parseScrape, type ScrapedMetrics } from './testing/scraped-metrics.ts';

const root = join(import.meta.dirname, '../..');
const rules = allRules();
const alerts = rules.filter(({ alert }) => alert !== undefined);
const alertNames = [...new Set(alerts.map(({ alert = '' }) => alert))];
/**
 * What Kubernetes (kube-state-metrics), Prometheus and a blackbox exporter tell, beside the product. The service is made from
 * the name of the Deployment or the pod by the rule.
 */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  kube_deployment_spec_replicas: ['namespace', 'deployment', 'service'],
  kube_deployment_status_replicas_available: ['namespace', 'deployment', 'service'],
  kube_pod_container_status_restarts_total: ['namespace', 'pod', 'container'],
  probe_success: [],
  // Of Prometheus itself.
  up: ['namespace', 'pod', 'service'],
};
const headingOf = (path: string): string => /^# (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '';

describe('every alert', () => {
  test.each(alerts.map((rule) => [`${rule.alert}, ${rule.labels?.['severity']}`, rule] as const))(
    '%s has a severity, a summary, a description and a runbook of its name',
    (_name, { alert, labels, annotations }) => {
      expect(['critical', 'warning']).toContain(labels?.['severity']);
      expect(annotations?.['summary']).toMatch(/\w/);
      expect(annotations?.['description']).toMatch(/\w/);
      const runbook = join(root, annotations?.['runbook_url'] ?? '');
      expect(existsSync(runbook)).toBe(true);
      expect(headingOf(runbook)).toBe(alert);
      expect(readFileSync(runbook, 'utf8').match(/^## .*$/gm)).toEqual([
        '## What it means',
        '## What the user sees',
        '## Look here',
        '## Do this',
        '## When to wake whom',
      ]);
    },
  );

  test.each(alertNames)('%s is tested to fire and to be quiet', (name) => {
    const cases = ruleCases();
    expect(cases.filter((one) => one.startsWith(`${name} fires`))).not.toEqual([]);
    expect(cases.filter((one) => one.startsWith(`${name} is quiet`))).not.toEqual([]);
  });

  test('on absence names every service of the product', () => {
    const names = Object.keys(
      (parse(readFileSync(join(rulesDir, '../../values.yaml'), 'utf8')) as { services: object })
        .services,
    ).toSorted();
    const exprOf = (name: string): string => alerts.find(({ alert }) => alert === name)?.expr ?? '';
    const named = exprOf('ServiceDown').matchAll(/"service", "([a-z-]+)"/g);
    expect([...named].map(([, name]) => name)).toEqual(names);
    expect(exprOf('ReplicaMissing')).toContain(`(${names.join('|')})`);
    expect(exprOf('ProcessRestartsOften')).toContain(`"${names.join('|')}"`);
  });

  test('that has a runbook exists', () => {
    const dir = join(root, 'docs/runbooks');
    const headings = readdirSync(dir).map((name) => headingOf(join(dir, name)));
    const named = headings.filter((heading) => /^([A-Z][a-z]+){2,}$/.test(heading));
    expect(named.toSorted()).toEqual(alertNames.toSorted());
  });
});

describe('every dashboard', () => {
  test.each(allDashboards())(
    '%s has the current schema and takes its data source from a variable',
    (_name, { schemaVersion, panels, templating }) => {
      expect(schemaVersion).toBeGreaterThanOrEqual(41);
      expect(templating.list.map(({ name, type }) => [name, type])).toEqual([
        ['datasource', 'datasource'],
        ['namespace', 'query'],
      ]);
      for (const { type, datasource, targets = [] } of panels) {
        if (type === 'row') continue;
        expect(datasource?.uid).toBe('${datasource}');
        expect(targets.map((target) => target.datasource.uid)).toEqual(
          targets.map(() => '${datasource}'),
        );
        expect(targets).not.toEqual([]);
      }
    },
  );

  test('has an id of its own', () => {
    const ids = allDashboards().map(([, { uid }]) => uid);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('every query', () => {
  let scraped: ScrapedMetrics;

  beforeAll(async () => {
    const dir = await tempDir();
    const gemini = await startFakeGemini();
    const product = await launchStandalone(dir.path, {
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: gemini.url,
    });
    try {
      const user = await registerUser(product.url, 'naledi');
      const { body } = await user.start(SAMPLE_ESSAY);
      await user.follow(body.jobId);
      const { ops } = JSON.parse(readFileSync(join(dir.path, 'run.json'), 'utf8')) as {
        ops: string;
      };
      scraped = parseScrape(await (await fetch(`http://${ops}/metrics`)).text());
    } finally {
      await product.stop();
      await gemini.close();
      await dir.remove();
    }
    for (const { record } of rules)
      if (record) scraped.set(record, new Set(['slo', 'namespace', '__scraped__']));
    for (const [metric, labels] of Object.entries(OF_OTHERS))
      scraped.set(metric, new Set([...labels, '__scraped__']));
  }, 120_000);

  const faultsIn = (queries: readonly PlacedQuery[]): string[] =>
    queries.flatMap(({ where, query }) =>
      readsOf(query).flatMap((read) => {
        const fault = faultOf(read, scraped);
        return fault ? [`${where}: ${fault}`] : [];
      }),
    );

  test('of a rule reads metrics and labels that the product exports', () => {
    const queries = rules.map(({ file, alert, record, expr }) => ({
      where: `${file}: ${alert ?? record}`,
      query: expr,
    }));
    expect(faultsIn(queries)).toEqual([]);
  });

  test.each(allDashboards())('of %s reads metrics and labels that the product exports', (...at) => {
    expect(faultsIn(queriesOf(...at))).toEqual([]);
  });

  test('that reads something else would be found', () => {
    const query = 'sum by (colour) (rate(analysis_job_duration_seconds_count[5m])) + no_metric';
    expect(faultsIn([{ where: 'here', query }])).toEqual([
      'here: analysis_job_duration_seconds_count has no label colour',
      'here: no_metric is not exported',
    ]);
  });
});

const promtool = process.env['PROMTOOL'] ?? 'promtool';
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;
const describePromtool = (tests: () => void): void => {
  if (hasPromtool) describe('promtool', tests);
  else describe.skip('promtool [why: it is not on the PATH (or name it in PROMTOOL)]', tests);
};

describePromtool(() => {
  const run = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  };

  test('finds no fault in the rules', () => {
    const paths = ruleFiles().map((name) => join(rulesDir, name));
    expect(run('check', 'rules', '--lint=all', '--lint-fatal', ...paths)).toBe('');
  });

  test('sees each alert fire when it should and be quiet when it should not', () => {
    expect(run('test', 'rules', ...ruleTestFiles())).toBe('');
  });
});
