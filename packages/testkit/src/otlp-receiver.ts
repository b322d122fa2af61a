import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number };
}
interface OtlpBody {
  resourceSpans?: {
    resource?: { attributes?: { key: string; value: { stringValue?: string } }[] };
    scopeSpans?: { spans?: OtlpSpan[] }[];
  }[];
}

/** A span as a collector received it. */
export interface ReceivedSpan {
  service: string;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  traceId: string;
  spanId: string;
  /** Undefined where the span begins its trace. */
  parentSpanId: string | undefined;
  attributes: Readonly<Record<string, unknown>>;
  isError: boolean;
}

export interface OtlpReceiver {
  /** Base address, for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** All spans so far. */
  spans: ReceivedSpan[];
  /** Headers of the last export. */
  headers: () => Readonly<Record<string, unknown>>;
  close: () => Promise<void>;
}

const KINDS = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const ERROR = 2;

const spansOf = (body: OtlpBody): ReceivedSpan[] =>
  (body.resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const named = resource?.attributes?.find(({ key }) => key === 'service.name');
    return (scopeSpans ?? []).flatMap(({ spans }) =>
      (spans ?? []).map((span) => ({
        service: named?.value.stringValue ?? '',
        name: span.name,
        kind: KINDS[span.kind] ?? 'internal',
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId || undefined,
        attributes: Object.fromEntries(
          (span.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
        ),
        isError: span.status?.code === ERROR,
      })),
    );
  });

/** Starts a collector of OTLP over HTTP (JSON) on a free loopback port. It keeps every span it gets. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = [];
  let headers: Record<string, unknown> = {};
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      headers = req.headers;
      if (req.url === '/v1/traces')
        spans.push(...spansOf(JSON.parse(Buffer.concat(parts).toString()) as OtlpBody));
      res.writeHead(req.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
      res.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers: () => headers,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
