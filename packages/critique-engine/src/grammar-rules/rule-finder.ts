import { fillIn, readFrame, type Frame } from './frame.ts';
import { likeCase, type GrammarRule, type Match } from './grammar-rule.ts';
import { found, writtenFrom, type Found, type TaggedSentence } from './tagged-sentence.ts';

/** Finds the slips of one rule in a sentence. */
export type Finder = (sentence: TaggedSentence) => readonly Found[];

const becauseOf = ({ because = '' }: GrammarRule, match: Match): string =>
  typeof because === 'string'
    ? because.replace(
        /\$(\d)/g,
        (_, part: string) => match.parts[Number(part)]?.toLowerCase() ?? '',
      )
    : because(match);

const isInnocent = ({ notAfter, notBefore, unless }: GrammarRule, match: Match): boolean =>
  (notAfter?.test(match.before) ?? false) ||
  (notBefore?.test(match.after) ?? false) ||
  (unless?.(match) ?? false);

/** The correction of a match by a template or by the rule's own function; null if it is right. */
const correctionOf = (fix: GrammarRule['fix'], match: Match): string | null => {
  const right = typeof fix === 'function' ? fix(match) : fillIn(fix ?? '', match.parts);
  // A word that may be missing leaves its blank.
  return right?.replace(/ {2,}/g, ' ').trim() ?? null;
};

/** Whether a match cuts a word with a letter such as é, which \b takes for its border. */
const cutsWord = (text: string, start: number, end: number): boolean =>
  /\p{L}{2}/u.test(text.slice(Math.max(0, start - 1), start + 1)) ||
  /\p{L}{2}/u.test(text.slice(end - 1, end + 1));

const byPattern =
  (rule: GrammarRule, pattern: RegExp): Finder =>
  (sentence) => {
    const { text } = sentence;
    const all: Found[] = [];
    // `matchAll` copies its pattern at every call, which costs more than the search.
    pattern.lastIndex = 0;
    for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) {
      const whole = hit[0];
      if (whole === '') pattern.lastIndex++;
      const match: Match = {
        parts: [...hit].map((part: string | undefined) => part ?? ''),
        before: text.slice(0, hit.index),
        after: text.slice(hit.index + whole.length),
        sentence,
        at: -1,
      };
      const words = whole.trim();
      const start = hit.index + (whole.length - whole.trimStart().length);
      if (isInnocent(rule, match) || cutsWord(text, start, start + words.length)) continue;
      const replacement = correctionOf(rule.fix, match);
      if (replacement !== null)
        all.push({
          start,
          words,
          replacement: typeof rule.fix === 'string' ? likeCase(words, replacement) : replacement,
          because: becauseOf(rule, match),
        });
    }
    return all;
  };

const matchAt = (
  rule: GrammarRule,
  frame: Frame,
  sentence: TaggedSentence,
  at: number,
): Found | null => {
  const fit = frame.fit(sentence, at);
  if (!fit) return null;
  const { first, last, places, phraseEnd } = fit;
  const match: Match = {
    parts: [writtenFrom(sentence, first, last), ...places.map((place) => sentence.written(place))],
    before: sentence.before(first),
    after: sentence.after(last),
    sentence,
    at: first,
  };
  if (isInnocent(rule, match)) return null;
  const fix = frame.right ?? rule.fix;
  const right = correctionOf(fix, match);
  if (right === null) return null;
  const because = becauseOf(rule, match);
  const isBehind = first > 0 && sentence.gap(first) === ' ';
  const isOneWord = first === last;
  // With its phrase or the word before it, one word can be read: 'in the same time', 'must of'.
  if (isOneWord && right !== '' && phraseEnd > last && !/ /.test(right))
    return found(
      sentence,
      first,
      phraseEnd,
      `${isBehind ? right : likeCase(match.parts[0] ?? '', right)} ${writtenFrom(sentence, last + 1, phraseEnd)}`,
      because,
    );
  const isShort = typeof fix === 'string' && (!fix.includes('$') || (isOneWord && / /.test(fix)));
  return isShort && isBehind
    ? found(sentence, first - 1, last, `${sentence.written(first - 1)} ${right}`.trim(), because)
    : found(
        sentence,
        first,
        last,
        isBehind ? right : likeCase(match.parts[0] ?? '', right),
        because,
      );
};

const byFrames = (rule: GrammarRule, texts: readonly string[]): Finder => {
  const local = Object.fromEntries(
    Object.entries(rule.words ?? {}).map(([name, words]) => [name, words.split(/\s+/)]),
  );
  const frames = texts.map((text) => readFrame(text, local));
  return (sentence) => {
    // Hardly any sentence has one of the words, and there are many frames.
    const likely = frames.filter(
      ({ anchors }) => anchors?.some((word) => sentence.has(word)) ?? true,
    );
    const all: Found[] = [];
    for (let at = 0; at < sentence.length && likely.length > 0; at++)
      for (const frame of likely) {
        const match = matchAt(rule, frame, sentence, at);
        if (!match) continue;
        all.push(match);
        break;
      }
    return all;
  };
};

/** The finder of a rule, made of its frames, its pattern or its own function. */
export const finderOf = (rule: GrammarRule): Finder => {
  const { frames, pattern, find } = rule;
  if (frames) return byFrames(rule, frames);
  if (pattern) return byPattern(rule, pattern);
  return find ?? (() => []);
};
