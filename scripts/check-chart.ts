import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { versionFault, type ChartVersions } from './chart-version.ts';
import { root } from './generated-files.ts';

// Compares the chart's versions with git's tags. Lints the chart with the values of each environment, and validates the objects it makes against the schemas of
// Kubernetes: KUBECONFORM_SCHEMAS names a folder or address of them (`default`: kubeconform's own, on the network).

const chart = join(root, 'charts/argument-intelligence');
const helm = process.env['HELM'] ?? 'helm';
const servers = { kafka: { brokers: 'kafka:9092' }, mongodb: { url: 'mongodb://mongo:27017' } };

const has = (program: string, argument: string): boolean =>
  spawnSync(program, [argument]).status === 0;

/** Runs a program. Without success its output is printed and the check fails. */
const run = (program: string, args: readonly string[], input: string): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) {
    process.exitCode = 1;
    console.error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
  return stdout;
};

/** Tags of a clone; none where there is no git. */
const tags = (...args: string[]): string[] =>
  spawnSync('git', ['tag', ...args], { cwd: root, encoding: 'utf8' }).stdout?.split('\n') ?? [];

const fault = versionFault(
  parse(readFileSync(join(chart, 'Chart.yaml'), 'utf8')) as ChartVersions,
  tags('--points-at', 'HEAD'),
  tags(),
);
if (fault !== null) {
  process.exitCode = 1;
  console.error(fault);
}

const variants = [[], ['dev'], ['staging'], ['production']].map((names) =>
  names.flatMap((name) => ['--values', join(chart, `values-${name}.yaml`)]),
);

if (!has(helm, 'version')) {
  console.log('skipped: the chart is not checked, because helm is not on the PATH');
} else {
  const schemas = process.env['KUBECONFORM_SCHEMAS'];
  const canValidate = schemas !== undefined && has('kubeconform', '-v');
  if (!canValidate)
    console.log(
      'skipped: objects of the chart are not validated, because KUBECONFORM_SCHEMAS is not set or kubeconform is missing',
    );
  for (const files of variants) {
    const values = [...files, '--values', '-'];
    run(helm, ['lint', '--strict', '--quiet', chart, ...values], stringify(servers));
    const objects = run(helm, ['template', 'argint', chart, ...values], stringify(servers));
    if (!canValidate) continue;
    run(
      'kubeconform',
      [
        ...['-strict', '-summary', '-schema-location', schemas],
        // Resources of operators. Their schemas are not Kubernetes' own.
        ...['-skip', 'Certificate,Issuer,ScaledObject,ServiceMonitor,PrometheusRule,Probe', '-'],
      ],
      objects,
    );
  }
}
