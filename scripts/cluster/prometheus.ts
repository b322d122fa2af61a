import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@argint/testkit';
import { stringify } from 'yaml';
import { ruleFiles, rulesDir } from '../observability/rule-files.ts';

const SCRAPE_SECONDS = 5;
const START_MS = 30_000;
/** How many of its last lines an error shows where Prometheus did not start. */
const LAST_LINES = 10;

/** The release that is read. */
export interface ScrapedRelease {
  namespace: string;
  release: string;
}

/**
 * The scrape settings of Prometheus outside the cluster for what the chart's ServiceMonitor asks of one inside: every
 * address behind the ops port of the release's Services, with the labels that a ServiceMonitor gives; and the chart's
 * rules, because dashboards show what they record.
 */
export const scrapeSettings = (
  { namespace, release }: ScrapedRelease,
  kubeconfig: string,
): string => {
  const meta = '__meta_kubernetes';
  const keep = (label: string, regex: string) => ({
    source_labels: [`${meta}_${label}`],
    regex,
    action: 'keep',
  });
  const copy = (label: string, target: string) => ({
    source_labels: [`${meta}_${label}`],
    target_label: target,
  });
  return stringify({
    global: {
      scrape_interval: `${SCRAPE_SECONDS}s`,
      scrape_timeout: `${SCRAPE_SECONDS}s`,
      evaluation_interval: `${SCRAPE_SECONDS}s`,
    },
    rule_files: ruleFiles().map((name) => join(rulesDir, name)),
    scrape_configs: [
      {
        job_name: release,
        honor_labels: true,
        kubernetes_sd_configs: [
          {
            role: 'endpointslice',
            kubeconfig_file: kubeconfig,
            namespaces: { names: [namespace] },
          },
        ],
        relabel_configs: [
          keep('service_label_app_kubernetes_io_instance', release),
          keep('service_label_argument_intelligence_ops', 'true'),
          keep('endpointslice_port_name', 'ops'),
          copy('namespace', 'namespace'),
          copy('pod_name', 'pod'),
          copy('service_name', 'job'),
        ],
      },
    ],
  });
};

/** @throws Error where it ends before it is ready, or is not ready in time */
const untilReady = async (url: string, hasEnded: () => boolean): Promise<void> => {
  const limit = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(`${url}/-/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (hasEnded() || Date.now() > limit) throw new Error('Prometheus did not start.');
    await sleep(200);
  }
};

/**
 * Runs `use` beside a Prometheus that reads the release, with its URL and a wait for two more samples of each pod.
 * Resolves with false, without running it, where there is no such program.
 */
export const withPrometheus = async (
  program: string,
  release: ScrapedRelease,
  use: (url: string, scraped: () => Promise<void>) => Promise<void>,
): Promise<boolean> => {
  if (spawnSync(program, ['--version']).error) return false;
  const folder = mkdtempSync(join(tmpdir(), 'argint-prometheus-'));
  const config = join(folder, 'prometheus.yml');
  const kubeconfig = process.env['KUBECONFIG'] ?? join(homedir(), '.kube', 'config');
  writeFileSync(config, scrapeSettings(release, kubeconfig));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    program,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const words: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words.push(...text.split('\n').filter(Boolean));
    words.splice(0, words.length - LAST_LINES);
  });
  try {
    await untilReady(`http://${address}`, () => child.exitCode !== null).catch((error: Error) => {
      throw new Error(`${error.message}\n${words.join('\n')}`, { cause: error });
    });
    await use(`http://${address}`, () => sleep(2.5 * SCRAPE_SECONDS * 1_000).then(() => undefined));
    return true;
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
};
