import { SIGN_PATTERNS } from './sign-patterns.ts';
import type { Paragraph, Region, Sentence } from '../essay.ts';

/** What the kind of a text is read from: its prose, its headings and its question. */
export interface KindSource {
  text: string;
  question: string | null;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  regions: readonly Region[];
}

/** Signs of a kind, each from 0 (absent) to 1 (as often as it gets). */
export type Signs = Record<string, number>;

const upTo = (value: number, full: number): number => Math.min(1, value / full);

const past =
  /^(?:was|were|had|did|said|went|came|took|saw|knew|thought|felt|told|made|got|left|found|gave|sat|stood|kept|held|began|ran|heard|wrote|brought|lost|met|spoke|put|let|meant|became|drove|slept|woke|wore|fell|rose|grew|drew|threw|broke|chose|lay|led|paid|read|sent|spent|taught|understood|won|couldn't|didn't|wasn't|weren't|hadn't)$/;
const present =
  /^(?:is|are|am|has|have|do|does|can|cannot|will|should|must|may|might|isn't|aren't|don't|doesn't|can't|won't|shouldn't|needs?)$/;

const isPast = (lower: string, tag: string): boolean =>
  past.test(lower) || (tag === 'VERB' && lower.length > 4 && lower.endsWith('ed'));

const tenses = (sentences: readonly Sentence[]): { past: number; present: number } => {
  let before = 0;
  let now = 0;
  for (const { words, tags } of sentences)
    words.forEach(({ lower }, i) => {
      if (isPast(lower, tags[i] ?? '')) before++;
      else if (present.test(lower) || (tags[i] === 'VERB' && /[^s]s$/.test(lower))) now++;
    });
  return { past: before, present: now };
};

const self = /^(?:i|me|my|myself|mine|i'm|i've|i'd|i'll)$/;

/** Sentences in which the writer says what they did or went through. */
const recallsOwnPast = ({ words, tags }: Sentence): boolean => {
  const at = words.findIndex(({ lower }) => self.test(lower) || /^(?:we|our|us)$/.test(lower));
  return at >= 0 && words.some(({ lower }, i) => isPast(lower, tags[i] ?? ''));
};

/** Whether a sentence gives an order, as a recipe or a manual does. */
const commands = ({ words, tags }: Sentence): boolean =>
  tags[0] === 'VERB' &&
  !/(?:ing|ed)$/.test(words[0]?.lower ?? '') &&
  /^(?:DET|NOUN|ADP|PRON|ADJ|NUM|PROPN)$/.test(tags[1] ?? '');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const HEAD_UNITS = 300;

/** Reads the signs of every kind in a text. Linear in its length. */
export const readSigns = (source: KindSource): Signs => {
  const { text, paragraphs, sentences, regions, question } = source;
  const prose = paragraphs
    .filter(({ kind }) => kind === 'prose')
    .map(({ start, end }) => text.slice(start, end))
    .join('\n');
  const words = Math.max(
    1,
    sentences.reduce((sum, s) => sum + s.words.length, 0),
  );
  const per100 = (n: number): number => (n * 100) / Math.max(60, words);
  const of = (n: number): number => n / Math.max(4, sentences.length);
  const tense = tenses(sentences);
  const lower = sentences.flatMap((s) => s.words.map((w) => w.lower));
  const rate = (pattern: RegExp): number => per100(lower.filter((w) => pattern.test(w)).length);
  const heads = paragraphs
    .filter(({ kind }) => kind === 'heading' || kind === 'cover')
    .map(({ start, end }) => text.slice(start, Math.min(end, start + HEAD_UNITS)))
    .join('\n');
  const lines = paragraphs.filter(({ kind }) => kind !== 'references');
  const edge = (list: readonly Paragraph[]): string =>
    list.map(({ start, end }) => text.slice(start, Math.min(end, start + HEAD_UNITS))).join('\n');
  const tail = lines.slice(-4).map(({ start, end }) => text.slice(Math.max(start, end - 150), end));
  const cited = sentences.filter((s) =>
    regions.some((r) => r.kind === 'citation' && r.start >= s.start && r.start < s.end),
  ).length;
  const patterns = Object.fromEntries(
    Object.entries(SIGN_PATTERNS.per100).map(([name, { pattern, full }]) => [
      name,
      upTo(per100(count(prose, pattern)), full),
    ]),
  );
  const asked = Object.fromEntries(
    Object.entries(SIGN_PATTERNS.question).map(([name, pattern]) => [
      name,
      Number(question !== null && pattern.test(question)),
    ]),
  );
  const headed = Object.fromEntries(
    Object.entries(SIGN_PATTERNS.headings).map(([name, pattern]) => [
      name,
      upTo(count(heads, pattern), 3),
    ]),
  );
  return {
    ...patterns,
    ...asked,
    ...headed,
    past: tense.past / Math.max(8, tense.past + tense.present),
    selfPast: upTo(of(sentences.filter(recallsOwnPast).length), 0.6),
    self: upTo(rate(self), 8),
    others: upTo(rate(/^(?:he|she|him|her|his|hers|he'd|she'd)$/), 5),
    you: upTo(rate(/^(?:you|your|yours)$/), 5),
    greeting: Number(SIGN_PATTERNS.greeting.test(edge(lines.slice(0, 6)))),
    farewell: Number(tail.some((end) => SIGN_PATTERNS.farewell.test(end))),
    cited: upTo(of(cited), 0.5),
    authors: upTo(per100(count(prose, SIGN_PATTERNS.authors)), 2),
    commands: upTo(of(sentences.filter(commands).length), 0.6),
  };
};
