import { allDashboards, queriesOf, type PlacedQuery } from './rule-files.ts';

interface Answer {
  status: string;
  error?: string;
  data?: { result: unknown[] };
}

/** What is wrong with a query; undefined where it has data. */
const faultOf = async (url: string, query: string): Promise<string | undefined> => {
  const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
  const { status, error, data } = (await response.json()) as Answer;
  if (status !== 'success') return error ?? `HTTP ${response.status}`;
  return data?.result.length === 0 ? 'no data' : undefined;
};

/** What the dashboards showed. */
export interface DashboardAnswers {
  queries: number;
  /** Queries about a model that were not asked. */
  skipped: number;
  /** Where a query stands, what is wrong with its answer, and the query. */
  faults: string[];
}

const isAboutModel = ({ query }: PlacedQuery): boolean => query.includes('worker_model_');

/**
 * Asks the Prometheus at `url` every query of the dashboards. A product without a model has nothing to tell about one,
 * so without `hasModel` those queries are counted as skipped.
 */
export const askDashboards = async (url: string, hasModel: boolean): Promise<DashboardAnswers> => {
  const all = allDashboards().flatMap(([file, dashboard]) => queriesOf(file, dashboard));
  const asked = all.filter((one) => hasModel || !isAboutModel(one));
  const faults: string[] = [];
  for (const { where, query } of asked) {
    const fault = await faultOf(url, query);
    if (fault) faults.push(`${where}: ${fault}\n  ${query}`);
  }
  return { queries: asked.length, skipped: all.length - asked.length, faults };
};

/** One line that sums the answers up. */
export const dashboardLine = ({ queries, skipped, faults }: DashboardAnswers): string =>
  `dashboards: ${queries} queries, ${faults.length} without data` +
  (skipped > 0 ? `, ${skipped} skipped because no model is configured` : '');
