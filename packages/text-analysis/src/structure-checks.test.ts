import { describe, expect, test } from '@jest/globals';
import { structureChecks } from './structure-checks.ts';
import { sentences, words } from './testing/make-text.ts';

const paragraph = (count: number) => `${words(count)}.`;
const essay = (...counts: number[]) => counts.map(paragraph).join('\n\n');

describe('structure checks', () => {
  test('are all false for blank text', () => {
    expect(structureChecks('')).toEqual({
      hasIntroduction: false,
      hasConclusion: false,
      hasThesis: false,
      hasBodyParagraphs: false,
    });
  });
  test('take a first paragraph of at least 25 words and at most half the essay for the introduction', () => {
    expect(structureChecks(essay(25, 60, 40)).hasIntroduction).toBe(true);
    expect(structureChecks(essay(24, 60, 40)).hasIntroduction).toBe(false);
    expect(structureChecks(essay(50, 50)).hasIntroduction).toBe(true);
    expect(structureChecks(essay(51, 50)).hasIntroduction).toBe(false);
    expect(structureChecks(essay(200)).hasIntroduction).toBe(false);
  });
  test('take the last of three paragraphs for the conclusion by its size, and the last of two by its wording', () => {
    expect(structureChecks(essay(30, 60, 30)).hasConclusion).toBe(true);
    expect(structureChecks(essay(30, 60, 24)).hasConclusion).toBe(false);
    expect(structureChecks(essay(60, 40)).hasConclusion).toBe(false);
    expect(structureChecks(`${paragraph(60)}\n\nIn conclusion, ${words(5)}.`).hasConclusion).toBe(
      true,
    );
  });
  test('find body paragraphs if there are at least three paragraphs, not counting headings before the introduction', () => {
    expect(structureChecks(essay(30, 30)).hasBodyParagraphs).toBe(false);
    expect(structureChecks(essay(30, 30, 30)).hasBodyParagraphs).toBe(true);
    expect(structureChecks(`A title\n\n${essay(30, 30)}`).hasBodyParagraphs).toBe(false);
  });
  test('look for the thesis in each sentence of the introduction, so that another sentence cannot hide it', () => {
    const hidden = `Some people say that trains are old. I believe that they should be free. Is it so?`;
    expect(structureChecks(`${hidden}\n\n${sentences(5, 10)}`).hasThesis).toBe(true);
  });
});
