import type { Asked, AnswerForm } from './asked.ts';

/** Sentences of the essay long enough to quote; each occurs once. */
const quotable = (essay: string): string[] => {
  const sentences = essay.match(/[^.!?\n]{20,300}[.!?]/g) ?? [];
  return sentences.map((s) => s.trim()).filter((s) => essay.split(s).length === 2);
};

/**
 * An answer in the form asked for: lists of two, enums in turn, numbers at their least or 3, and for every
 * field whose name begins with `quote` the next sentence of the essay.
 */
export const fillForm = ({ form, essay }: Pick<Asked, 'form' | 'essay'>): unknown => {
  const quotes = quotable(essay);
  let quoted = 0;
  let n = 0;
  const fill = (part: AnswerForm, name: string): unknown => {
    if (part.properties) {
      const named = Object.entries(part.properties);
      return Object.fromEntries(named.map(([key, one]) => [key, fill(one, key)]));
    }
    if (part.items) return [fill(part.items, name), fill(part.items, name)];
    if (part.type === 'integer' || part.type === 'number') return part.minimum === 1 ? 3 : 0;
    n += 1;
    if (part.enum) return part.enum[n % part.enum.length];
    if (name.startsWith('quote')) return quotes[quoted++ % Math.max(1, quotes.length)] ?? '';
    return `What the model says of ${name}, the ${n}th time.`;
  };
  return fill(form, 'answer');
};
