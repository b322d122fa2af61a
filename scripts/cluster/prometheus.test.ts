import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { scrapeSettings } from './prometheus.ts';

interface Settings {
  scrape_configs: {
    kubernetes_sd_configs: { kubeconfig_file: string; namespaces: { names: string[] } }[];
    relabel_configs: { source_labels: string[]; regex?: string; action?: string }[];
  }[];
}

test('Prometheus reads only the ops ports of the release', () => {
  const settings = scrapeSettings({ namespace: 'essays', release: 'mine' }, '/home/me/config');
  const [job] = (parse(settings) as Settings).scrape_configs;
  expect(job?.kubernetes_sd_configs).toEqual([
    expect.objectContaining({
      kubeconfig_file: '/home/me/config',
      namespaces: { names: ['essays'] },
    }),
  ]);
  const kept = job?.relabel_configs
    .filter(({ action }) => action === 'keep')
    .map(({ regex }) => regex);
  expect(kept).toEqual(['mine', 'true', 'ops']);
});
