import { z } from 'zod';
import { analysisResultSchema, lineCritiqueSchema } from './analysis-result.ts';
import { JOB_STATUSES, PROCESSING_STAGES } from './job.ts';

export const subscribeAnalysisSchema = z.object({ analysisId: z.string().min(1).max(100) });
export const analysisUpdateSchema = z.object({
  type: z.literal('analysis_update'),
  analysisId: z.string(),
  status: z.enum(JOB_STATUSES),
  progress: z.number().int().min(0).max(100),
  processingStage: z.enum(PROCESSING_STAGES),
  /** All critiques that may be shown so far, not only the new ones. */
  partial: z.object({ lineCritiques: z.array(lineCritiqueSchema) }).optional(),
  result: analysisResultSchema.nullable().optional(),
  error: z.string().nullable().optional(),
});
export type AnalysisUpdate = z.infer<typeof analysisUpdateSchema>;

/** A new access token of the same user, to keep a socket open beyond its old token. */
export const authRefreshSchema = z.object({ token: z.string().min(1).max(4_096) });

/** The answer to a subscription or a new token. */
export const subscribeAckSchema = z.union([
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), code: z.string(), error: z.string() }),
]);
export type SubscribeAck = z.infer<typeof subscribeAckSchema>;

/** The socket closes at `expiresAt` unless `auth:refresh` comes before. */
export const authExpiringSchema = z.object({ expiresAt: z.iso.datetime() });

/** Browser to server; for socket.io's typed events. */
export interface ClientToServerEvents {
  subscribe_analysis: (
    message: { analysisId: string },
    ack?: (answer: SubscribeAck) => void,
  ) => void;
  unsubscribe_analysis: (message: { analysisId: string }) => void;
  /** Renews the socket's token, so that it outlives the one it was opened with. */
  'auth:refresh': (message: { token: string }, ack?: (answer: SubscribeAck) => void) => void;
}
/** Server to browser. */
export interface ServerToClientEvents {
  analysis_update: (update: AnalysisUpdate) => void;
  entitlement_changed: () => void;
  'auth:expiring': (message: z.infer<typeof authExpiringSchema>) => void;
}
