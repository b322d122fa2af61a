import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Where settings come from: the environment of the process, or what a composition makes of it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process. Only entry points call this; all other code takes it as an argument. */
export const processEnvironment = (): Environment => process.env;

/** A schema for each setting, by its environment name. */
export type ConfigShape = Record<string, z.ZodType>;
export type Config<S extends ConfigShape> = { [K in keyof S]: z.infer<S[K]> };

/** Marks a setting whose value must never be printed. */
export const secret = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ ...schema.meta(), secret: true });

/** A TCP port. 0 means any free port. */
export const port = (fallback: number, description: string) =>
  z.coerce
    .number('must be a port, 0 to 65535')
    .int('must be a port, 0 to 65535')
    .min(0, 'must be a port, 0 to 65535')
    .max(65_535, 'must be a port, 0 to 65535')
    .default(fallback)
    .describe(description);

const seconds = (least: number, most: number, fallback: number, description: string) =>
  z.coerce
    .number(`must be seconds, ${least} to ${most}`)
    .min(least, `must be seconds, ${least} to ${most}`)
    .max(most, `must be seconds, ${least} to ${most}`)
    .default(fallback)
    .describe(description);

/** How often something may happen: `count/seconds`, such as 60/600. */
export const rate = (fallback: string, description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must be count/seconds, such as 60/600')
    .default(fallback)
    .transform((value) => {
      const [points = 0, seconds = 0] = value.split('/').map(Number);
      return { points, seconds };
    })
    .describe(description);

/** Whether a value is 32 bytes in base64, as MASTER_KEY and CALLER_SECRET are given. */
export const isBase64Key = (value: string): boolean =>
  /^[A-Za-z0-9+/]{43}=$/.test(value) && Buffer.from(value, 'base64').length === 32;

/** A symmetric key: 32 bytes in base64. */
export const base64Key = (description: string) =>
  z.string().refine(isBase64Key, 'must be 32 bytes in base64').describe(description);

const pem = (description: string) =>
  z
    .string()
    .startsWith('-----BEGIN ', 'must be PEM; set the _FILE setting to read it from a file')
    .optional()
    .describe(description);

/** host:port of another service. */
export const address = (description: string) =>
  z
    .string()
    .regex(/^[^\s/]+:\d{1,5}$/, 'must be host:port')
    .describe(description);

const count = (most: number, fallback: number, description: string, least = 1) =>
  z.coerce
    .number(`must be a number, ${least} to ${most}`)
    .int(`must be a whole number, ${least} to ${most}`)
    .min(least, `must be a number, ${least} to ${most}`)
    .max(most, `must be a number, ${least} to ${most}`)
    .default(fallback)
    .describe(description);

/** The settings of the Kafka adapter. */
const kafkaConfig = {
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,/]+:\d{1,5}(,[^\s,/]+:\d{1,5})*$/, 'must be host:port, comma-separated')
    .optional()
    .describe(
      'Kafka brokers, host:port, comma-separated; default: the embedded event bus. Run any service once with --create-topics before the first start of a release',
    ),
  KAFKA_SSL: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true')
    .describe('Whether connections to the Kafka brokers use TLS'),
  KAFKA_SSL_CA: pem('Certificate authorities of the Kafka brokers, in PEM; default the usual ones'),
  KAFKA_SASL_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'])
    .optional()
    .describe(
      'How to sign in to Kafka: plain, scram-sha-256 or scram-sha-512; default: not at all',
    ),
  KAFKA_SASL_USERNAME: z.string().optional().describe('User name on Kafka'),
  KAFKA_SASL_PASSWORD: secret(z.string().optional().describe('Password on Kafka')),
  KAFKA_TOPIC_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9._-]{0,50}$/, 'must be up to 50 letters, digits, dots, - and _')
    .default('')
    .describe(
      'Before the names of topics and consumer groups, so that products can share a cluster',
    ),
  KAFKA_PARTITIONS: count(
    200,
    12,
    'Partitions of each topic, for --create-topics. At most so many replicas of a service share the events',
  ),
  KAFKA_REPLICATION: count(
    9,
    3,
    'Brokers that hold each topic, for --create-topics. 1 on a single broker',
  ),
  KAFKA_SESSION_SECONDS: count(
    300,
    10,
    'How long a killed process keeps its events before another one gets them. Brokers refuse less than 6',
    6,
  ),
} satisfies ConfigShape;

/** The settings every service has. */
export const commonConfig = {
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  OPS_HOST: z
    .string()
    .optional()
    .describe('Address of METRICS_PORT; default HOST, in standalone 127.0.0.1'),
  GRPC_HOST: z
    .string()
    .optional()
    .describe('Address of GRPC_PORT; default HOST, in standalone 127.0.0.1'),
  GRPC_PORT: port(0, 'gRPC port'),
  METRICS_PORT: port(9464, 'Port of /livez, /readyz and /metrics'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded databases'),
  BUS_FILE: z
    .string()
    .optional()
    .describe('File of the embedded event bus; default DATA_DIR/bus.sqlite'),
  ...kafkaConfig,
  MONGO_URL: secret(
    z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')
      .optional()
      .describe(
        'MongoDB connection string of a replica set, which may have one member; default: embedded databases in DATA_DIR. Each service has its own database, argint-<service>; a database name in the string takes the place of argint. Run each service once with --migrate before the first start of a release',
      ),
  ),
  MONGO_TLS_CA: pem(
    'Certificate authorities of MongoDB, in PEM, where MONGO_URL says tls=true; default the usual ones',
  ),
  DRAIN_DELAY_SECONDS: seconds(
    0,
    600,
    0,
    'Pause between reporting not ready and closing, while requests are still answered. In a cluster a little longer than the readiness probe takes to notice: 10 to 15',
  ),
  SHUTDOWN_GRACE_SECONDS: seconds(
    1,
    3_600,
    25,
    'Time an ordered shutdown may take after the pause, before the process ends anyway. In a cluster: 30 for the API, 60 for notification, 90 for workers, and the pod’s own limit longer than both together',
  ),
  CALLER_SECRET: secret(
    base64Key(
      'Key that signs the caller tokens between services: 32 bytes in base64, the same in every service. Required unless the GRPC_TLS settings are given; standalone makes one per start',
    ).optional(),
  ),
  GRPC_TLS_CERT: pem('Certificate of this service for mutual TLS between services, in PEM'),
  GRPC_TLS_KEY: secret(pem('Private key of that certificate, in PEM')),
  GRPC_TLS_CA: pem('Certificate authority that both sides of a gRPC call trust, in PEM'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL with http or https' })
    .optional()
    .describe('Base URL of an OTLP/HTTP collector that gets traces. Unset: no traces, at no cost'),
  OTEL_EXPORTER_OTLP_HEADERS: secret(
    z
      .string()
      .regex(/^([^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*)?$/, 'must be name=value, comma-separated')
      .default('')
      .transform(
        (list) =>
          Object.fromEntries(
            list === '' ? [] : list.split(',').map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
          ) as Record<string, string>,
      )
      .describe('HTTP headers for the collector, name=value, comma-separated'),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be 0 to 1')
    .min(0, 'must be 0 to 1')
    .max(1, 'must be 0 to 1')
    .default(1)
    .describe('Share of the traces begun here that are recorded, 0 to 1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line written'),
} satisfies ConfigShape;
export type CommonConfig = Config<typeof commonConfig>;

/** Thrown when settings are missing or wrong. The message lists every fault on a line of its own. */
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

/**
 * Parses all settings of a shape. Each may also come from the file that `<NAME>_FILE` names.
 * @throws ConfigError with all faults at once
 */
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
