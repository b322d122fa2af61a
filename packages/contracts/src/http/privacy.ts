import { z } from 'zod';
import { MESSAGES } from '../messages.ts';
import { okSchema } from './error-body.ts';

/** Body of DELETE /api/profile. */
export const deleteAccountSchema = z.object({
  password: z.string(MESSAGES.deletePasswordRequired).min(1, MESSAGES.deletePasswordRequired),
});

/** Answer of DELETE /api/profile. */
export const accountDeletedSchema = okSchema.extend({ message: z.string() });

/** Query of GET /api/profile/export. */
export const dataExportQuerySchema = z.object({
  scope: z.enum(['all', 'billing'], MESSAGES.exportScope).default('all'),
});

/** Body of PUT /api/profile/consents. */
export const consentsBodySchema = z.object({ training: z.boolean(MESSAGES.consentBoolean) });

/** What a user agreed to or withdrew, when, and under which version of the legal documents. */
export const consentEntrySchema = z.object({
  kind: z.enum(['terms', 'training']),
  granted: z.boolean(),
  version: z.string(),
  at: z.iso.datetime(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

/** Answer of GET and PUT /api/profile/consents. */
export const consentsSchema = z.object({
  success: z.literal(true),
  data: z.object({
    /** Whether essays may be used for training: false until the user says yes. */
    training: z.boolean(),
    /** Oldest first. */
    history: z.array(consentEntrySchema),
  }),
});
export type Consents = z.infer<typeof consentsSchema>['data'];

/** The file of GET /api/profile/export. */
export const exportSchema = z.object({ exportedAt: z.iso.datetime() }).loose().meta({
  description:
    'Everything held about the caller; with scope=billing, plan and payments. `leftOut` says which secrets are not in it, such as the payment provider’s token.',
});
