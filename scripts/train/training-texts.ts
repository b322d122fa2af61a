import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const pairSchema = z.object({
  id: z.string(),
  question: z.string(),
  flawed: z.string(),
  clean: z.string(),
});
const soundSchema = z.object({
  id: z.string(),
  genre: z.string(),
  question: z.string().nullable(),
  text: z.string(),
});

/** An essay with flaws and the same essay without them. */
export type TrainingPair = z.infer<typeof pairSchema>;
/** A sound text. */
export type SoundTraining = z.infer<typeof soundSchema>;

/** The texts that coefficients are fitted on. */
export interface TrainingTexts {
  pairs: TrainingPair[];
  sound: SoundTraining[];
}

const linesOf = <T>(file: string, schema: z.ZodType<T>): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));

/**
 * Reads the train half of a bank, as `npm run bank -- --to DIR` writes it. The held-out half is never opened.
 * @throws Error when a file is missing or a line is not a text of the bank
 */
export const readTrainingTexts = (folder: string): TrainingTexts => ({
  pairs: ['twins', 'long'].flatMap((part) =>
    linesOf(join(folder, `${part}-train.jsonl`), pairSchema),
  ),
  sound: linesOf(join(folder, 'genres-train.jsonl'), soundSchema),
});
