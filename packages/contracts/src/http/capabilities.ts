import { z } from 'zod';

/** How new passwords are checked: 6 characters, or 8 to 128 with lower case, upper case and a digit. */
export const PASSWORD_POLICIES = ['standard', 'strict'] as const;
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number];

/** How long an analysis of one kind takes for texts of at most `maxChars` UTF-16 units. */
export const estimateSchema = z.object({
  /** hybrid stands for every analysis that costs a credit. */
  analysisType: z.enum(['simple', 'hybrid']),
  maxChars: z.number().int().positive(),
  seconds: z.number().int().positive(),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** Who runs a language model: Google, the owner of this server in a network of his own, or somebody else. */
export const MODEL_PROVIDERS = ['google', 'own-network', 'internet'] as const;
export const readingModelSchema = z.object({
  name: z.string().min(1),
  provider: z.enum(MODEL_PROVIDERS),
  /** The host that receives essays; null unless the provider is `internet`. */
  host: z.string().nullable(),
});
export type ReadingModel = z.infer<typeof readingModelSchema>;

/** What this server can do, so that the page promises nothing else. */
export const capabilitiesSchema = z.object({
  success: z.literal(true),
  data: z.object({
    /** The language model that reads along with the engine; null without one. */
    model: readingModelSchema.nullable(),
    /** demo: nothing can be bought. */
    payments: z.enum(['demo', 'payfast']),
    /** file: mails are written to a folder and not sent. */
    mail: z.enum(['file', 'smtp']),
    passwordPolicy: z.enum(PASSWORD_POLICIES),
    /** Languages of the interface, as ISO 639-1 codes. */
    languages: z.array(z.string()).min(1),
    supportEmail: z.string(),
    /** The owner of the site answers for the marketing claims, so the page may show them. */
    claims: z.boolean(),
    /** From this server's recent analyses; a length without one is left out. */
    estimates: z.array(estimateSchema),
  }),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>['data'];
