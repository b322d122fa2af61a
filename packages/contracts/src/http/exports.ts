import { z } from 'zod';
import { CRITIQUE_STATES, type CritiqueState } from '../critique-state.ts';

export const EXPORT_FORMATS = ['pdf', 'docx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const SEVERITIES = ['1', '2', '3', '4', '5'] as const;
const stateList = 'state must be a list of open, resolved, intended, not useful';

/** Which file of an essay, and which of its critiques. */
export const exportQuerySchema = z.object({
  format: z.enum(EXPORT_FORMATS, 'format must be pdf or docx'),
  severity: z
    .enum(SEVERITIES, 'severity must be 1 to 5')
    .default('1')
    .transform(Number)
    .meta({ description: 'Only critiques of at least this severity.' }),
  state: z
    .string(stateList)
    .max(100, stateList)
    .default('open')
    .transform((list) => [...new Set(list.split(','))])
    .refine((list): list is CritiqueState[] => list.every(isState), stateList)
    .meta({ description: 'Only critiques in one of these states, separated by commas.' }),
});
export type ExportFilter = Pick<z.output<typeof exportQuerySchema>, 'severity' | 'state'>;

function isState(value: string): value is CritiqueState {
  return (CRITIQUE_STATES as readonly string[]).includes(value);
}
