import { describe, expect, test } from '@jest/globals';
import type { LineCritique, Outline } from '@argint/contracts';
import type { CritiqueDraft } from '../remarks/critique-draft.ts';
import { makeCritique } from '../testing/make-critique.ts';
import { commentOf } from './comment.ts';

const text = 'We was there. They was late. it rained.';
const slip = (over: Partial<CritiqueDraft>) =>
  makeCritique(
    { issueType: 'grammar', rule: 'grammar-subject-verb', slip: 'agreement', ...over },
    text,
  );
const typing = slip({ rule: 'typing-slips', related: [{ start: 30, end: 32 }] });

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
    const habit = slip({ related: [{ start: 14, end: 22 }] });
    expect(
      commentOn([
        typing,
        habit,
        slip({ rule: 'grammar-a-an', slip: 'a-an', at: { start: 23, end: 27 } }),
      ]),
    ).toBe(
      `We looked at your language, form and sources. What costs you most is one habit: verbs that do not go with their subject (2 places). ${UNREAD}`,
    );
  });

  test('names the line of a slip that is no habit, and says where there are only slips of typing', () => {
    expect(commentOn([slip({})])).toContain('What costs you most is marked in line 1.');
    expect(commentOn([typing])).toContain('We found only small slips.');
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
