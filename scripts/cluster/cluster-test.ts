import type { Capabilities } from '@argint/contracts';
import { askDashboards, dashboardLine } from '../observability/ask-dashboards.ts';
import { forwardPort } from './forward-port.ts';
import { withPrometheus } from './prometheus.ts';
import { orSayWhy, runCommand } from './run-command.ts';
import { tryAnalysis } from './try-analysis.ts';

// Tests the release that make cluster-up installed: the chart's own test, one analysis over a forwarded port with its
// updates over the socket, and every query of the dashboards on a Prometheus that reads the pods of the release.
// Settings: CLUSTER_NAMESPACE, CLUSTER_RELEASE, PROMETHEUS (the program; default: prometheus on the PATH).

/** Whether the product at `url` has a model, whose metrics the dashboards then show. */
const hasModel = async (url: string): Promise<boolean> => {
  const { data } = (await (await fetch(`${url}/api/capabilities`)).json()) as {
    data: Capabilities;
  };
  return data.model !== null;
};

await orSayWhy(async () => {
  const namespace = process.env['CLUSTER_NAMESPACE'] || 'argint';
  const release = process.env['CLUSTER_RELEASE'] || 'argint';
  console.log(runCommand('helm', ['test', release, '--namespace', namespace, '--logs']));

  const service = `service/${release}-argument-intelligence-api-gateway`;
  const gateway = await forwardPort(namespace, service, 80);
  const prometheus = process.env['PROMETHEUS'] || 'prometheus';
  try {
    const url = `http://${gateway.address}`;
    const isThere = await withPrometheus(
      prometheus,
      { namespace, release },
      async (api, scraped) => {
        // Rates need two samples with an analysis between them.
        await scraped();
        await tryAnalysis(url);
        await tryAnalysis(url);
        await scraped();
        const answers = await askDashboards(api, await hasModel(url));
        for (const fault of answers.faults) console.log(fault);
        console.log(dashboardLine(answers));
        if (answers.faults.length > 0)
          throw new Error('Some queries of the dashboards have no data.');
      },
    );
    if (isThere) return;
    console.log(`skipped: the dashboards, because there is no program ${prometheus}`);
    await tryAnalysis(url);
  } finally {
    gateway.close();
  }
});
