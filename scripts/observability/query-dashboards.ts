/**
 * Asks a Prometheus every query of the dashboards, and prints those without data. Exit code 1 where there are any.
 * Run it after the product has analysed something: node scripts/observability/query-dashboards.ts http://127.0.0.1:9090
 */
import { askDashboards } from './ask-dashboards.ts';

const [url] = process.argv.slice(2);
if (url === undefined) {
  process.stderr.write('Which Prometheus? Give its URL, such as http://127.0.0.1:9090\n');
  process.exit(2);
}

const { queries, faults } = await askDashboards(url);
for (const fault of faults) console.log(fault);
console.log(`${queries} queries, ${faults.length} without data`);
process.exitCode = faults.length > 0 ? 1 : 0;
