/** The names that a scrape holds, each with every label that one of its series has. */
export type ScrapedMetrics = Map<string, Set<string>>;

/** Labels that Prometheus adds to each series it scrapes. */
const TARGET_LABELS = ['instance', 'job', 'namespace', 'pod'];

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

/** Reads Prometheus' text format. A metric without a series yet has no labels here. */
export const parseScrape = (text: string): ScrapedMetrics => {
  const metrics: ScrapedMetrics = new Map();
  for (const line of text.split('\n')) {
    const [, declared, type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (declared)
      for (const suffix of SUFFIXES[type] ?? ['']) metrics.set(`${declared}${suffix}`, new Set());
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const known = metrics.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label);
    metrics.set(name, known.add('__scraped__'));
  }
  return metrics;
};

/** What is wrong with a read of a metric; undefined where it is exported with these labels. */
export const faultOf = (
  { metric, labels }: { metric: string; labels: readonly string[] },
  scraped: ScrapedMetrics,
): string | undefined => {
  const known = scraped.get(metric);
  if (!known) return `${metric} is not exported`;
  if (known.size === 0) return undefined;
  const missing = labels.filter((label) => !known.has(label) && !TARGET_LABELS.includes(label));
  return missing.length > 0 ? `${metric} has no label ${missing.join(', ')}` : undefined;
};
