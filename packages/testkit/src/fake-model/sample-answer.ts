import type { ModelRequest, AnswerSchema } from './model-request.ts';

/** The essay's sentences of 20 to 300 characters that occur only once. */
const quotableSentences = (essay: string): string[] => {
  const sentences = essay.match(/[^.!?\n]{20,300}[.!?]/g) ?? [];
  return sentences.map((s) => s.trim()).filter((s) => essay.split(s).length === 2);
};

/** Values of fields that decide whether an answer is believed at all. */
const CHOSEN: Readonly<Record<string, string>> = {
  kind: 'argument',
  stated: 'outright',
  sure: 'certain',
};

/**
 * An answer that fits the request's schema. Lists have two items, enum values take turns
 * where it does not matter which is given, and numbers are 0, or
 * 3 when the schema's minimum is 1. A field whose name starts with `quote` gets the next sentence of the essay.
 */
export const sampleAnswer = ({
  schema,
  essay,
}: Pick<ModelRequest, 'schema' | 'essay'>): unknown => {
  const quotes = quotableSentences(essay);
  let quoted = 0;
  let n = 0;
  const fill = (part: AnswerSchema, name: string): unknown => {
    if (part.properties) {
      const named = Object.entries(part.properties);
      return Object.fromEntries(named.map(([key, one]) => [key, fill(one, key)]));
    }
    if (part.items) return [fill(part.items, name), fill(part.items, name)];
    if (part.type === 'integer' || part.type === 'number') return part.minimum === 1 ? 3 : 0;
    n += 1;
    const chosen = CHOSEN[name] ?? '';
    if (part.enum) return part.enum.includes(chosen) ? chosen : part.enum[n % part.enum.length];
    if (name.startsWith('quote')) return quotes[quoted++ % Math.max(1, quotes.length)] ?? '';
    return `What the model says of ${name}, the ${n}th time.`;
  };
  return fill(schema, 'answer');
};
