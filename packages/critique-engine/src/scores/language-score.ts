import type { EssayModel } from '../essay-model.ts';
import { unknownWords } from '../layers/pos-tagger.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

const slips =
  /(?<=^|\s)i(?=\s|'|,)|\b(\w+) \1\b|\s[,;:]|[,;:](?=\p{L})|\b(?:dont|cant|wont|didnt|doesnt|isnt|wasnt|im|ive|thats)\b/giu;

/** Words the lexicon knows, slips of the pen, sentences of a readable length, variety of words. */
export const languageScore = (model: EssayModel): Criterion => {
  const words = model.sentences.flatMap((s) => s.words);
  const lower = words.filter(
    (w) => /^[a-z]+$/.test(model.text.slice(w.start, w.end)) && w.lower.length > 2,
  );
  const unknown = unknownWords([...new Set(lower.map((w) => w.lower))]);
  const misses = lower.filter((w) => unknown.has(w.lower)).length;
  const per100 = (n: number): number => (words.length ? (n * 100) / words.length : 0);
  const slipCount = model.sentences.reduce(
    (sum, s) => sum + (s.text.match(slips)?.filter((m) => m !== 'I').length ?? 0),
    0,
  );
  const mean = words.length / Math.max(1, model.sentences.length);
  const long = words.filter((w) => w.lower.length >= 7).length;
  const value =
    10 +
    30 * ramp(per100(misses), 5, 0) +
    15 * ramp(per100(slipCount), 2, 0) +
    15 * ramp(mean, 45, 22) +
    30 * ramp(per100(long), 8, 28);
  return judged(value, 12, [
    `${misses} of ${words.length} words are in no word list of the engine`,
    `${slipCount} slips such as a doubled word or a small “i”`,
    `sentences have ${mean.toFixed(1)} words on average`,
    `${Math.round(per100(long))} of 100 words have seven letters or more`,
  ]);
};
