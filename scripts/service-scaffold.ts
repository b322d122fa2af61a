import type { ServiceNames } from './service-names.ts';

const manifest = ({ kebab }: ServiceNames): string =>
  `${JSON.stringify(
    {
      name: `@argint/${kebab}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: { '.': './src/index.ts' },
      dependencies: { '@argint/proto': '*', '@argint/service-kit': '*' },
    },
    null,
    2,
  )}\n`;

const proto = ({ snake, pascal }: ServiceNames): string => `syntax = "proto3";

package argint.${snake}.v1;

service ${pascal}Service {
  rpc GetInfo(GetInfoRequest) returns (GetInfoResponse);
}

message GetInfoRequest {}

message GetInfoResponse {
  // ISO 8601.
  string started_at = 1;
}
`;

const main = ({ camel }: ServiceNames): string => `import { runService } from '@argint/service-kit';
import { ${camel} } from './index.ts';

await runService(${camel});
`;

const index = ({ kebab, pascal, camel }: ServiceNames): string =>
  `import { defineService } from '@argint/service-kit';
import { ${camel}Config } from './config.ts';
import { create${pascal} } from './create-${kebab}.ts';

/** TODO: what it owns, in a line. */
export const ${camel} = defineService({
  name: '${kebab}',
  config: ${camel}Config,
  create: create${pascal},
});
`;

const config = ({ camel }: ServiceNames): string =>
  `import type { ConfigShape } from '@argint/service-kit';

/** Settings beside the common ones, by environment name: a zod schema each, described. */
export const ${camel}Config = {} satisfies ConfigShape;
`;

const create = ({ kebab, pascal, camel }: ServiceNames): string =>
  `import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { ${camel}Config } from './config.ts';
import { ${camel}Grpc } from './grpc/${kebab}-grpc.ts';
import { create${pascal}Service } from './${kebab}-service.ts';

/** The composition root: what the service is made of. */
export const create${pascal} = (
  context: ServiceContext<Config<typeof ${camel}Config>>,
): ServiceParts => {
  const service = create${pascal}Service({ clock: context.clock });
  return { grpc: { '${kebab}': ${camel}Grpc(service) } };
};
`;

const useCases = ({ pascal }: ServiceNames): string => `/** Use cases. */
export interface ${pascal}Service {
  info(): { startedAt: Date };
}

/** Started is when this is called. */
export const create${pascal}Service = ({ clock }: { clock: () => Date }): ${pascal}Service => {
  const startedAt = clock();
  return { info: () => ({ startedAt }) };
};
`;

const grpc = ({ kebab, pascal, camel }: ServiceNames): string =>
  `import type { GrpcHandlers } from '@argint/proto';
import type { ${pascal}Service } from '../${kebab}-service.ts';

/** Proto to domain and back, nothing else. */
export const ${camel}Grpc = (service: ${pascal}Service): GrpcHandlers<'${kebab}'> => ({
  getInfo: async () => ({ startedAt: service.info().startedAt.toISOString() }),
});
`;

const test = ({ kebab, pascal }: ServiceNames): string =>
  `import { expect, test } from '@jest/globals';
import { create${pascal}Service } from './${kebab}-service.ts';

test('tells when it was made', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  expect(create${pascal}Service({ clock: () => now }).info()).toEqual({ startedAt: now });
});
`;

/** The files of a new service, by path from the root: it runs, answers one call and has one test. */
export const serviceFiles = (names: ServiceNames): Record<string, string> => {
  const { kebab, snake } = names;
  const src = `services/${kebab}/src`;
  return {
    [`proto/argint/${snake}/v1/${snake}.proto`]: proto(names),
    [`services/${kebab}/package.json`]: manifest(names),
    [`${src}/main.ts`]: main(names),
    [`${src}/index.ts`]: index(names),
    [`${src}/config.ts`]: config(names),
    [`${src}/create-${kebab}.ts`]: create(names),
    [`${src}/${kebab}-service.ts`]: useCases(names),
    [`${src}/${kebab}-service.test.ts`]: test(names),
    [`${src}/grpc/${kebab}-grpc.ts`]: grpc(names),
  };
};

/**
 * proto/index.ts with the service in its three places, each before the health protocol's. Throws
 * where one of them is not found.
 */
export const registerProto = (source: string, names: ServiceNames): string => {
  const { kebab, snake, pascal } = names;
  const key = kebab === snake ? kebab : `'${kebab}'`;
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
  return additions.reduce((text, [anchor, line]) => {
    if (!text.includes(anchor)) throw new Error(`proto/index.ts has no '${anchor.trim()}'`);
    return text.replace(anchor, () => line + anchor);
  }, source);
};
