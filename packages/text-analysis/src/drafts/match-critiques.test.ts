import { describe, expect, test } from '@jest/globals';
import { matchCritiques, type ComparedCritique } from './match-critiques.ts';

const critique = (
  text: string,
  quote: string | null,
  changes: Partial<ComparedCritique> = {},
): ComparedCritique => {
  const start = quote === null ? null : text.indexOf(quote);
  return {
    id: `${changes.ruleId ?? 'vague'}-${start}`,
    start,
    end: start === null || quote === null ? null : start + quote.length,
    issueType: 'argument',
    ruleId: 'vague',
    issue: 'Who says so?',
    ...changes,
  };
};

const before = 'Water is dear. Experts say so. It will obviously rain.';

/** Ids of the outcome; still there with whether its words are unchanged. */
const outcomeOf = (old: ComparedCritique[], after: string, now: ComparedCritique[]) => {
  const { resolved, still, added } = matchCritiques(
    { text: before, critiques: old },
    { text: after, critiques: now },
  );
  return {
    resolved: resolved.map(({ id }) => id),
    still: still.map((pair) => [pair.before.id, pair.after.id, pair.sameWords]),
    added: added.map(({ id }) => id),
  };
};

describe('matchCritiques', () => {
  test('finds a critique at its words, wherever they moved', () => {
    const after = `In 2018 the taps ran dry. ${before}`;
    const [old, now] = [critique(before, 'Experts'), critique(after, 'Experts')];
    expect(outcomeOf([old], after, [now])).toEqual({
      resolved: [],
      still: [[old.id, now.id, true]],
      added: [],
    });
  });
  test('a critique whose words were rewritten is resolved, and one at the new words is new', () => {
    const after = before.replace('Experts', 'Two engineers of the city');
    const [old, now] = [critique(before, 'Experts'), critique(after, 'Two engineers of the city')];
    expect(outcomeOf([old], after, [now])).toEqual({
      resolved: [old.id],
      still: [],
      added: [now.id],
    });
  });
  test('a critique is still there when part of its sentence changed, but its words are not the same', () => {
    const after = before.replace('obviously', 'surely');
    const [old, now] = [
      critique(before, 'It will obviously rain.'),
      critique(after, 'It will surely rain.'),
    ];
    expect(outcomeOf([old], after, [now]).still).toEqual([[old.id, now.id, false]]);
  });
  test('another type at the same words is another critique', () => {
    const now = critique(before, 'Experts', { issueType: 'style' });
    expect(outcomeOf([critique(before, 'Experts')], before, [now]).still).toEqual([]);
  });
  test('of two critiques at the same words the one of the same rule is the match', () => {
    const [vague, source] = [
      critique(before, 'Experts'),
      critique(before, 'Experts say so', { ruleId: 'no-source' }),
    ];
    const now = critique(before, 'Experts say so', { ruleId: 'no-source' });
    expect(outcomeOf([vague, source], before, [now])).toEqual({
      resolved: [vague.id],
      still: [[source.id, now.id, true]],
      added: [],
    });
  });
  test('another rule of the same type matches when it is about the same words', () => {
    const now = critique(before, 'Experts', { ruleId: 'other' });
    const wider = critique(before, before, { ruleId: 'other' });
    expect(outcomeOf([critique(before, 'Experts')], before, [now]).still).toHaveLength(1);
    expect(outcomeOf([critique(before, 'Experts')], before, [wider]).still).toHaveLength(0);
  });
  test('critiques of the whole essay match by rule, and never one that has a place', () => {
    const whole = critique(before, null);
    expect(outcomeOf([whole], before, [critique(before, null)]).still).toHaveLength(1);
    expect(outcomeOf([whole], before, [critique(before, 'Experts')]).still).toHaveLength(0);
  });
  test('a slip in several places is still there until the last of them is mended', () => {
    const places = (text: string, ruleId: string, quotes: string[]) => {
      const [first, ...related] = quotes.map((quote) => critique(text, quote, { ruleId }));
      const rest = related.map(({ start, end }) => ({ start: start!, end: end!, lineNumber: 1 }));
      return { ...first!, issueType: 'grammar' as const, slip: 'agreement', related: rest };
    };
    const after = before.replace('Water is dear', 'Water is expensive now');
    const old = places(before, 'he-have', ['Water is dear', 'say so', 'obviously']);
    // The rule that found the second place leads the remark now.
    const now = places(after, 'they-has', ['say so', 'obviously']);
    expect(outcomeOf([old], after, [now])).toEqual({
      resolved: [],
      still: [[old.id, now.id, false]],
      added: [],
    });
    const { sameWordsResolved } = matchCritiques(
      { text: before, critiques: [old] },
      { text: after, critiques: [] },
    );
    expect(sameWordsResolved).toEqual([old]);
  });
  test('each critique has one match at most', () => {
    const old = critique(before, 'Experts');
    const twice = [critique(before, 'Experts'), { ...critique(before, 'Experts'), id: 'copy' }];
    expect(outcomeOf([old], before, twice)).toMatchObject({ added: ['copy'] });
  });
});
