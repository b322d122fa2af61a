import { allDashboards, queriesOf } from './rule-files.ts';

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

/** Asks the Prometheus at `url` every query of the dashboards. Resolves with their number and those without data. */
export const askDashboards = async (
  url: string,
): Promise<{ queries: number; faults: string[] }> => {
  const queries = allDashboards().flatMap(([file, dashboard]) => queriesOf(file, dashboard));
  const faults: string[] = [];
  for (const { where, query } of queries) {
    const fault = await faultOf(url, query);
    if (fault) faults.push(`${where}: ${fault}\n  ${query}`);
  }
  return { queries: queries.length, faults };
};
