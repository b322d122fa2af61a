import type { ServiceNames } from './service-names.ts';

const keyOf = ({ kebab, snake }: ServiceNames): string => (kebab === snake ? kebab : `'${kebab}'`);

const insertBefore = (file: string, source: string, anchor: string, line: string): string => {
  if (!source.includes(anchor)) throw new Error(`${file} has no '${anchor.trim()}'`);
  return source.replace(anchor, () => line + anchor);
};

/** proto/index.ts with the service in its three places, each before the health protocol. @throws Error when one is not found */
export const registerIn = (source: string, names: ServiceNames): string => {
  const { snake, pascal } = names;
  const key = keyOf(names);
  const type = `${pascal}ServiceDefinition`;
  const additions: [anchor: string, line: string][] = [
    [
      'import type { HealthDefinition }',
      `import type { ${type} } from './generated/argint/${snake}/v1/${pascal}Service.ts';\n`,
    ],
    ['  health: HealthDefinition', `  ${key}: ${type};\n`],
    [
      '  health: {',
      `  ${key}: { file: 'argint/${snake}/v1/${snake}.proto', path: 'argint.${snake}.v1.${pascal}Service' },\n`,
    ],
  ];
  return additions.reduce(
    (text, [anchor, line]) => insertBefore('proto/index.ts', text, anchor, line),
    source,
  );
};

/** proto/callers.ts with a row for the service that lets nobody in yet. @throws Error when the table is not found */
export const callerRow = (source: string, names: ServiceNames): string =>
  insertBefore('proto/callers.ts', source, '  auth: {', `  ${keyOf(names)}: { getRecord: [] },\n`);

/**
 * packages/contracts/src/events.ts with the group of the service, which handles the two events of the template.
 * @throws Error when the table is not found
 */
export const groupRow = (source: string, names: ServiceNames): string =>
  insertBefore(
    'packages/contracts/src/events.ts',
    source,
    '} as const satisfies Record<string, readonly Topic[]>;',
    `  ${keyOf(names)}: ['essays.deleted', 'users.deleted'],\n`,
  );
