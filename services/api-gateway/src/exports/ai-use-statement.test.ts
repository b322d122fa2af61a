import { describe, expect, test } from '@jest/globals';
import { fullLanguageOf, LANGUAGES, type EssayDetail } from '@argint/contracts';
import { critiqueOf, essayDetailOf } from '../testing/sample-report.ts';
import { aiUseText } from './ai-use-sections.ts';
import { aiUseStatement } from './ai-use-statement.ts';

const text = 'Experts say so. It will obviously rain.';
const now = new Date('2026-11-22T12:00:00Z');
const decided = (critiqueId: string, state: 'resolved' | 'intended' | 'not useful') => ({
  critiqueId,
  state,
  reason: null,
  carried: false,
});
const essay = (changes: Partial<EssayDetail> = {}): EssayDetail =>
  essayDetailOf(text, [critiqueOf(text, 'Experts'), critiqueOf(text, 'obviously')], changes);

describe('the statement on the use of the service', () => {
  test('says what was analysed when, by what, and what it saw', () => {
    const use = aiUseStatement([essay({ rubric: 'Argument' })], now);
    expect(use.analyses).toEqual([
      {
        draftNumber: 1,
        analysedAt: '2026-11-21T12:00:00.000Z',
        isCompleted: true,
        wordCount: 12,
        readBy: 'The service’s own rule-based engine, version 0.3.2',
        saw: [
          'The whole text of the draft, 12 words.',
          'The essay question.',
          'The student’s marking criteria.',
          'The text stayed on this service, and no AI model read it.',
        ],
        critiques: 2,
      },
    ]);
  });

  test('names the AI model, and that the text was sent to it', () => {
    const analysed = essay();
    const [result] = analysed.analysisResults;
    const cloud = result?.analysisData.cloudAnalysis;
    if (cloud) Object.assign(cloud, { engine: 'gemini', model: 'gemini-2.5-pro' });
    const [analysis] = aiUseStatement([analysed], now).analyses;
    expect(analysis?.readBy).toContain('The AI model gemini-2.5-pro, and the service’s own');
    expect(analysis?.saw).toContain('The text was sent to the provider of the AI model.');
    if (cloud) Object.assign(cloud, { engine: 'llm', model: 'essay-llm' });
    expect(aiUseStatement([analysed], now).analyses[0]?.saw).toContain(
      'The text was sent to the server of the AI model, which the operator of this service chose.',
    );
  });

  test('lists what was marked as resolved or intended over all drafts, and counts the newest', () => {
    const first = essay({ critiqueStates: [decided('c-Experts', 'resolved')] });
    const second = essay({
      id: 'e2',
      draftNumber: 2,
      critiqueStates: [decided('c-obviously', 'intended'), decided('c-Experts', 'not useful')],
    });
    const use = aiUseStatement([first, second], now);
    expect(use.decided.map(({ draftNumber, state, quote }) => [draftNumber, state, quote])).toEqual(
      [
        [1, 'resolved', 'Experts'],
        [2, 'intended', 'obviously'],
      ],
    );
    expect(use.counts).toEqual({ open: 0, resolved: 0, intended: 1, 'not useful': 1 });
  });

  test('in another language no sentence of ours is English, and what is English stands apart', () => {
    const analysed = essay({
      rubric: 'Argument',
      critiqueStates: [decided('c-Experts', 'resolved'), decided('c-obviously', 'intended')],
    });
    const [inEnglish, ...others] = LANGUAGES.filter(
      (language) => fullLanguageOf(language) === language,
    ).map((language) => aiUseStatement([analysed], now, language));
    const own = ({ sections }: NonNullable<typeof inEnglish>): string[] =>
      sections.flatMap(({ heading, lines, english = [] }) => [
        heading,
        ...lines.map((line, i) => line.slice(english[i]?.length)),
      ]);
    expect(others).toHaveLength(3);
    for (const use of others) {
      const words = own(use);
      expect(words).toHaveLength(own(inEnglish!).length);
      expect(words.filter((line) => own(inEnglish!).includes(line))).toEqual([]);
      const quoted = use.sections.flatMap(({ english = [] }) => english.filter(Boolean));
      expect(quoted).toEqual(
        inEnglish!.sections.flatMap(({ english = [] }) => english.filter(Boolean)),
      );
      expect(quoted).toHaveLength(2);
      for (const { lines, english = [] } of use.sections)
        lines.forEach((line, i) => expect(line.startsWith(english[i] ?? '')).toBe(true));
    }
  });

  test('in a draft language is English, and says so', () => {
    const use = aiUseStatement([essay()], now, 'zu');
    expect(use).toEqual(aiUseStatement([essay()], now, 'en'));
    expect(use.language).toBe('en');
  });

  test('its text has title, essay and date in the language', () => {
    const words = aiUseText(aiUseStatement([essay()], now, 'de'));
    expect(words).toMatch(/^Erklärung zur Nutzung von Argument Intelligence\n\nEssay: /);
    expect(words).toContain('Erstellt am 22. November 2026');
    expect(words).toContain('Als erledigt markiert\n- Nichts.');
  });

  test('reads as plain text, and says nothing about who wrote the essay', () => {
    const words = aiUseText(aiUseStatement([essay()], now));
    expect(words).toContain('Essay: The price of water');
    expect(words).toContain('Draft 1, analysed on');
    expect(words).toContain('It makes no judgement about who wrote the essay.');
    expect(words).toContain('which the student can put in with a click');
    expect(words).toContain('Marked as resolved\n- None.');
  });
});
