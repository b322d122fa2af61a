/**
 * Asks a Prometheus every query of the dashboards, and prints those without data. Exit code 1 where there are any.
 * Run it after the product has analysed something: node scripts/observability/query-dashboards.ts http://127.0.0.1:9090
 * With --no-model it skips those about a model.
 */
import { askDashboards, dashboardLine } from './ask-dashboards.ts';

const [url, option] = process.argv.slice(2);
if (url === undefined) {
  process.stderr.write('Which Prometheus? Give its URL, such as http://127.0.0.1:9090\n');
  process.exit(2);
}

const answers = await askDashboards(url, option !== '--no-model');
for (const fault of answers.faults) console.log(fault);
console.log(dashboardLine(answers));
process.exitCode = answers.faults.length > 0 ? 1 : 0;
