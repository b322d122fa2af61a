import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Where settings come from: the process's environment, or a composition's view of it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment this process was started with; what reads it takes it as an argument. */
export const processEnvironment = (): Environment => process.env;

/** Settings by their environment name. */
export type ConfigShape = Record<string, z.ZodType>;
export type Config<S extends ConfigShape> = { [K in keyof S]: z.infer<S[K]> };

/** Marks a setting whose value must never be printed. */
export const secret = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ ...schema.meta(), secret: true });

/** A TCP port; 0 means any free one. */
export const port = (fallback: number, description: string) =>
  z.coerce
    .number('must be a port, 0 to 65535')
    .int('must be a port, 0 to 65535')
    .min(0, 'must be a port, 0 to 65535')
    .max(65_535, 'must be a port, 0 to 65535')
    .default(fallback)
    .describe(description);

/** Whether a value is 32 bytes in base64, as a master key is given. */
export const isMasterKey = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && Buffer.from(value, 'base64').length === 32;

/** The key of all keys, MASTER_KEY: 32 bytes in base64. */
export const masterKey = (description: string) =>
  z.string().refine(isMasterKey, 'must be 32 bytes in base64').describe(description);

/** host:port of another service. */
export const address = (description: string) =>
  z
    .string()
    .regex(/^[^\s/]+:\d{1,5}$/, 'must be host:port')
    .describe(description);

/** What every service may be told. */
export const commonConfig = {
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  GRPC_PORT: port(0, 'gRPC port'),
  METRICS_PORT: port(9464, 'Port of /livez, /readyz and /metrics'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded databases'),
  BUS_FILE: z
    .string()
    .optional()
    .describe('File of the embedded event bus; default DATA_DIR/bus.sqlite'),
  FAILPOINT: z
    .string()
    .optional()
    .describe('Testing only: the durable step at which the process stops itself with SIGKILL'),
  FAILPOINT_LOG: z
    .string()
    .optional()
    .describe('Testing only: file that gets a line for each durable step passed'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line written'),
} satisfies ConfigShape;
export type CommonConfig = Config<typeof commonConfig>;

/** Thrown when settings are missing or wrong; the message lists every fault, a line each. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

const readValue = (env: Environment, name: string, faults: string[]): string | undefined => {
  const direct = env[name];
  if (direct !== undefined && direct !== '') return direct;
  const file = env[`${name}_FILE`];
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    faults.push(`${name}_FILE: cannot read ${file}`);
    return undefined;
  }
};

/** Parses all settings of a shape, each also from the file `<NAME>_FILE` names. Throws ConfigError with all faults at once. */
export const parseConfig = <S extends ConfigShape>(shape: S, env: Environment): Config<S> => {
  const faults: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const known = faults.length;
    const raw = readValue(env, name, faults);
    if (faults.length > known) continue;
    const parsed = schema.safeParse(raw);
    if (parsed.success) config[name] = parsed.data;
    else if (raw === undefined)
      faults.push(`${name} is required: ${schema.description ?? ''}`.trimEnd());
    else faults.push(`${name}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`);
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config as Config<S>;
};
