import type { CommonConfig } from '../config.ts';
import { NO_TRACING, type Tracing } from './tracer.ts';

const OFF: Tracing = { tracerOf: () => NO_TRACING, close: async () => undefined };

/** Opens tracing where an endpoint is set. Otherwise its SDK is not even loaded. */
export const openTracing = async (
  config: Pick<
    CommonConfig,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
  >,
): Promise<Tracing> => {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return OFF;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  });
};
