/**
 * Asks a Prometheus every query of the dashboards, and prints those without data. Exit code 1 where there are any.
 * Run it after the product has analysed something: node scripts/observability/query-dashboards.ts http://127.0.0.1:9090
 */
import { allDashboards, queriesOf } from './rule-files.ts';

interface Answer {
  status: string;
  error?: string;
  data?: { result: unknown[] };
}

const [url] = process.argv.slice(2);
if (url === undefined) {
  process.stderr.write('Which Prometheus? Give its URL, such as http://127.0.0.1:9090\n');
  process.exit(2);
}

/** What is wrong with a query; undefined where it has data. */
const faultOf = async (query: string): Promise<string | undefined> => {
  const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
  const { status, error, data } = (await response.json()) as Answer;
  if (status !== 'success') return error ?? `HTTP ${response.status}`;
  return data?.result.length === 0 ? 'no data' : undefined;
};

const queries = allDashboards().flatMap(([file, dashboard]) => queriesOf(file, dashboard));
const faults: string[] = [];
for (const { where, query } of queries) {
  const fault = await faultOf(query);
  if (fault) faults.push(`${where}: ${fault}\n  ${query}`);
}
for (const fault of faults) console.log(fault);
console.log(`${queries.length} queries, ${faults.length} without data`);
process.exitCode = faults.length > 0 ? 1 : 0;
