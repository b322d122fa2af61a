import { commonConfig, type ConfigShape } from '@argint/service-kit';
import { topology } from '@argint/standalone';
import type { z } from 'zod';

interface Def {
  type: string;
  defaultValue?: unknown;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
}

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

/** A default as the environment would hold it. Null means required; '' means optional without a default. */
const defaultOf = (schema: z.core.$ZodType): string | null => {
  const def = defOf(schema);
  if (def.type === 'default') return String(def.defaultValue);
  if (def.type === 'optional') return '';
  const inner = def.innerType ?? def.in;
  return inner ? defaultOf(inner) : null;
};

const isSecret = (schema: z.ZodType): boolean => schema.meta()?.['secret'] === true;

/** Writes a folder inside the checkout as a relative path, because the table must not name the machine it was made on. */
const told = (value: string | null, root: string): string =>
  value === null ? 'required' : value === '' ? '–' : `\`${value.replace(`${root}/`, '')}\``;

const rows = (shape: ConfigShape, root: string): string[] =>
  Object.entries(shape).map(
    ([name, schema]) =>
      `| \`${name}\`${isSecret(schema) ? ' (secret)' : ''} | ${told(defaultOf(schema), root)} | ${schema.description ?? ''} |`,
  );

const table = (title: string, lines: string[]): string =>
  lines.length === 0
    ? ''
    : `## ${title}\n\n| setting | default | what it is |\n| --- | --- | --- |\n${lines.join('\n')}\n\n`;

/** A Markdown page with every setting of every service, made from the schemas that parse them. */
export const settingsPage = (root: string): string => {
  const head =
    '# Settings\n\nGenerated from the schemas by `npm run generate`. Each setting may also come from the file that `<NAME>_FILE` names. All faults are reported at once, and a service with one does not start.\n\n';
  const variable = (name: string): string => name.toUpperCase().replaceAll('-', '_');
  const calls = topology.flatMap(({ calls = [] }) => calls);
  const byGrpc = topology.flatMap(({ callsByGrpc = [] }) => callsByGrpc);
  const addresses = [
    ...[...new Set(calls)].map((name) => ({ name, setting: `${variable(name)}_ADDRESS`, of: '' })),
    ...[...new Set(byGrpc)].map((name) => ({
      name,
      setting: `${variable(name)}_GRPC_ADDRESS`,
      of: ', gRPC',
    })),
  ]
    .toSorted((a, b) => (a.setting < b.setting ? -1 : 1))
    .map(
      ({ name, setting, of }) =>
        `| \`${setting}\` | required by its callers | host:port of ${name}${of} |`,
    );
  const own = topology
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, config }) => table(name, rows(config, root)));
  return (
    `${head}${table('Every service', rows(commonConfig, root))}${table('Addresses of other services (set by the composition where all run in one process)', addresses)}${own.join('')}`.trimEnd() +
    '\n'
  );
};
