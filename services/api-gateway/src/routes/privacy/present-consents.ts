import { consentEntrySchema } from '@argint/contracts';

/** A consent record as the page gets it. */
export const presentConsents = (record: { training: boolean; historyJson: string }) => ({
  success: true as const,
  data: {
    training: record.training,
    history: consentEntrySchema.array().parse(JSON.parse(record.historyJson)),
  },
});
