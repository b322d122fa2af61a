import { describe, expect, test } from '@jest/globals';
import type { LineCritique, Outline, Reading } from '@argint/contracts';
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
type Read = Pick<Reading, 'strengths' | 'position'>;
const commentOn = (
  remarks: LineCritique[],
  by: 'engine' | 'model' = 'engine',
  lead: LineCritique | null = null,
  { strengths, position }: Read = { strengths: [], position: null },
): string =>
  commentOf({
    reading: {
      by,
      understood: null,
      position,
      outline,
      textKind: { kind: 'argument', certainty: 1 },
    },
    strengths,
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
      `We looked at your language, form and sources. Our rules made 3 remarks, above all on verbs that do not go with their subject (3 places). ${UNREAD}`,
    );
  });

  test('counts the remarks where no slip is a habit', () => {
    expect(commentOn([slip({})])).toContain(
      'Our rules made one remark. They know only the commonest slips, so read your text aloud once more.',
    );
    const twice = slip({ related: [{ start: 14, end: 22 }] });
    expect(commentOn([twice, typing])).toContain('Our rules made 2 remarks.');
  });

  test('praises no words that it quotes as the position', () => {
    const at = { start: 0, end: 13 };
    const strengths = [{ ...at, text: 'You say early what you think.' }];
    const position = { ...at, quote: 'We was there.', lineNumber: 1, isStated: true };
    expect(commentOn([], 'engine', null, { strengths, position })).not.toContain('early');
    expect(commentOn([], 'engine', null, { strengths, position: null })).toContain('early');
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
