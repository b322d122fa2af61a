import { describe, expect, test } from '@jest/globals';
import type { LineCritique, Outline } from '@argint/contracts';
import type { Remark } from '../remarks/remark.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { commentOf } from './comment.ts';

const text = 'We was there. They was late. it rained.';
const slip = (over: Partial<Remark>) =>
  makeCritique(
    { issueType: 'grammar', ruleId: 'grammar-subject-verb', slip: 'agreement', ...over },
    text,
  );
const typing = slip({ ruleId: 'typing-slips', related: [{ start: 30, end: 32 }] });

const outline: Outline = { units: [], edges: [], omitted: 0 };
const commentOn = (
  remarks: LineCritique[],
  by: 'engine' | 'model' = 'engine',
  lead: LineCritique | null = null,
): string =>
  commentOf({
    reading: { by, understood: null, outline, textKind: { kind: 'argument', certainty: 1 } },
    strengths: [],
    remarks,
    lead,
    measures: { words: 400 },
  });
const UNREAD = 'Whether your reasons hold, nobody has looked at yet.';

describe('the comment of the engine alone', () => {
  test('says what it looked at, the costliest habit and what nobody has looked at', () => {
    const habit = slip({
      related: [
        { start: 14, end: 22 },
        { start: 30, end: 38 },
      ],
    });
    expect(
      commentOn([
        typing,
        habit,
        slip({ ruleId: 'grammar-a-an', slip: 'a-an', at: { start: 23, end: 27 } }),
      ]),
    ).toBe(
      `We looked at your language, form and sources. Work first on one habit: verbs that do not go with their subject (3 places). ${UNREAD}`,
    );
  });

  test('counts the places where no slip is a habit, and says where there are only slips of typing', () => {
    const READ_ALOUD = 'They know only the commonest slips, so read your text aloud once more.';
    expect(commentOn([slip({})])).toContain(`Our rules marked one place in line 1. ${READ_ALOUD}`);
    const twice = slip({ related: [{ start: 14, end: 22 }] });
    expect(commentOn([twice])).toContain(`Our rules marked 2 places; begin in line 1.`);
    expect(commentOn([typing])).toContain(
      `Our rules found only small slips of typing. ${READ_ALOUD}`,
    );
  });

  test('says of a clean text, and beside what comes first, that nobody has looked at its reasons', () => {
    expect(commentOn([])).toBe(
      `Our rules for language, form and sources found nothing. They know only the commonest slips, so read your text aloud once more. ${UNREAD}`,
    );
    const lead = slip({});
    expect(commentOn([lead], 'engine', lead)).toBe(`Work first on the remark in line 1. ${UNREAD}`);
  });
});

test('where a model has read, its comment does not say that nobody has', () => {
  expect(commentOn([slip({})], 'model')).toMatch(
    /^Nothing has to be mended before everything else/,
  );
});
