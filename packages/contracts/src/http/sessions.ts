import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { okSchema } from './error-body.ts';

/** Body of DELETE /api/profile/sessions. Without `sessionId` all sessions but the caller's own end. */
export const endSessionsSchema = z.object({
  currentPassword: z
    .string(MESSAGES.currentPasswordRequired)
    .min(1, MESSAGES.currentPasswordRequired),
  sessionId: z
    .string(MESSAGES.sessionIdInvalid)
    .min(1, MESSAGES.sessionIdInvalid)
    .max(64, MESSAGES.sessionIdInvalid)
    .optional(),
});

const openSessionSchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** When its latest access token was made, which is at least once a day while it is used. */
  lastUsedAt: z.iso.datetime(),
  /** Such as Firefox; null where it is not known. */
  browser: z.string().nullable(),
  /** Such as Windows; null where it is not known. */
  system: z.string().nullable(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** Answer of GET /api/profile/sessions: newest first, at most 100. */
export const sessionsSchema = z.object({
  success: z.literal(true),
  data: z.array(openSessionSchema),
});

/** Answer of DELETE /api/profile/sessions. */
export const sessionsEndedSchema = okSchema.extend({ message: z.string() });
