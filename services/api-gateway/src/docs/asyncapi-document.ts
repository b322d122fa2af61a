import {
  analysisResultSchema,
  analysisUpdateSchema,
  authExpiringSchema,
  authRefreshSchema,
  ERRORS,
  lineCritiqueSchema,
  SOCKET_PATH,
  subscribeAckSchema,
  subscribeAnalysisSchema,
  type ClientToServerEvents,
  type ErrorCode,
  type ServerToClientEvents,
} from '@argint/contracts';
import type { z } from 'zod';
import { API_VERSION } from './api-version.ts';
import { exampleOf } from './examples.ts';
import { jsonSchemas } from './openapi-schemas.ts';

interface SocketEvent {
  summary: string;
  /** Absent: the event carries nothing. */
  payload?: z.ZodType;
  /** The codes of a refusal, where a client may ask for an acknowledgement. */
  refusedWith?: readonly ErrorCode[];
}

const SENT_BY_CLIENT: Record<keyof ClientToServerEvents, SocketEvent> = {
  subscribe_analysis: {
    summary:
      'Watch an analysis of your own. The acknowledgement is followed by its state now, and each change by another analysis_update. Subscribe again after a reconnect.',
    payload: subscribeAnalysisSchema,
    refusedWith: ['VALIDATION_FAILED', 'FORBIDDEN', 'JOB_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
  },
  unsubscribe_analysis: {
    summary: 'Watch an analysis no longer. Not acknowledged.',
    payload: subscribeAnalysisSchema,
  },
  'auth:refresh': {
    summary: 'Keep the socket open beyond its token, by a newer access token of the same user.',
    payload: authRefreshSchema,
    refusedWith: ['VALIDATION_FAILED', 'INVALID_TOKEN', 'RATE_LIMITED', 'UNAVAILABLE'],
  },
};

const SENT_BY_SERVER: Record<keyof ServerToClientEvents, SocketEvent> = {
  analysis_update: {
    summary:
      'The whole state of an analysis that is watched. `partial` has all critiques so far and is absent where they did not change; `result` comes with the end. Nothing follows a completed, failed or cancelled one.',
    payload: analysisUpdateSchema,
  },
  entitlement_changed: {
    summary: 'The plan or what is left of it has changed: read /api/check-access again.',
  },
  'auth:expiring': {
    summary:
      'The token of this socket ends within a minute, and the socket with it, unless auth:refresh comes before.',
    payload: authExpiringSchema,
  },
};

const SCHEMAS = new Map<z.ZodType, string>([
  [subscribeAnalysisSchema, 'SubscribeAnalysis'],
  [authRefreshSchema, 'AuthRefresh'],
  [subscribeAckSchema, 'Acknowledgement'],
  [analysisUpdateSchema, 'AnalysisUpdate'],
  [authExpiringSchema, 'AuthExpiring'],
  [analysisResultSchema, 'AnalysisResult'],
  [lineCritiqueSchema, 'LineCritique'],
]);

const INTRODUCTION = `Updates of an analysis, by socket.io 4 at ${SOCKET_PATH}, over websockets only (\`transports: ['websocket']\`). Each message here is an event of socket.io with one argument, the payload. A client signs in by \`auth: { token }\` with the access token of POST /api/auth/login; a refused connection gets connect_error. A client that asks for an acknowledgement gets one. A client that cannot keep a socket open asks GET /api/essays/analyze/status again and again. The calls over HTTP are described at /api/docs/openapi.json.`;

const ref = (path: string) => ({ $ref: `#/${path}` });
// A key of AsyncAPI may have no colon, which the name of an event may.
const keyOf = (event: string): string => event.replace(':', '_');

const message = (name: string, summary: string, payload?: z.ZodType): object => ({
  name,
  summary,
  ...(payload
    ? {
        payload: ref(`components/schemas/${SCHEMAS.get(payload)}`),
        examples: [{ payload: exampleOf(payload) }],
      }
    : {}),
});

const operation = (event: string, action: 'send' | 'receive', codes?: readonly ErrorCode[]) => ({
  action,
  channel: ref('channels/socket'),
  messages: [ref(`channels/socket/messages/${keyOf(event)}`)],
  ...(codes
    ? {
        description: `Refused with ${codes.map((code) => `${code} (${ERRORS[code].message})`).join(', ')}.`,
        reply: {
          channel: ref('channels/socket'),
          messages: [ref('channels/socket/messages/acknowledgement')],
        },
      }
    : {}),
});

/** The AsyncAPI 3 document of what goes over the socket, made from its contracts. The server is the one described. */
export const asyncapiDocument = () => {
  const events = Object.entries({ ...SENT_BY_CLIENT, ...SENT_BY_SERVER });
  const messages = {
    ...Object.fromEntries(
      events.map(([name, { summary, payload }]) => [keyOf(name), message(name, summary, payload)]),
    ),
    acknowledgement: message(
      'acknowledgement',
      'What socket.io passes to the callback of an event.',
      subscribeAckSchema,
    ),
  };
  const operations = (sent: Record<string, SocketEvent>, action: 'send' | 'receive') =>
    Object.entries(sent).map(([event, { refusedWith }]) => [
      keyOf(event),
      operation(event, action, refusedWith),
    ]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Argument Intelligence: the socket',
      version: API_VERSION,
      description: INTRODUCTION,
    },
    defaultContentType: 'application/json',
    servers: {
      product: {
        host: '{host}',
        protocol: 'wss',
        pathname: SOCKET_PATH,
        description: 'The host that served this document.',
        variables: { host: { default: 'localhost:8080' } },
        security: [ref('components/securitySchemes/token')],
      },
    },
    channels: {
      socket: {
        address: '/',
        description: 'The one namespace of socket.io.',
        messages: Object.fromEntries(
          Object.keys(messages).map((key) => [key, ref(`components/messages/${key}`)]),
        ),
      },
    },
    operations: Object.fromEntries([
      ...operations(SENT_BY_CLIENT, 'receive'),
      ...operations(SENT_BY_SERVER, 'send'),
    ]) as Record<string, object>,
    components: {
      messages,
      schemas: jsonSchemas(SCHEMAS, 'output', 'draft-7'),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'In `auth.token` of the handshake of socket.io.',
        },
      },
    },
  };
};
