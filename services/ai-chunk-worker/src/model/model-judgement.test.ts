import { beforeEach, describe, expect, test } from '@jest/globals';
import { SAMPLE_ESSAY } from '@argint/testkit';
import { byEngine, byModel } from '../testing/by-model.ts';
import { PROTOCOLS, useModelHarness, type ModelHarness } from '../testing/model-harness.ts';
import { GOOD_REMARK } from './prompts/v2/examples.ts';

type Fields = Record<string, unknown>;

describe.each(PROTOCOLS)('the judgement of a model with the protocol $engine', (protocol) => {
  const { replies } = protocol;
  const open = useModelHarness(protocol);
  let harness: ModelHarness;
  beforeEach(async () => {
    harness = await open();
  });
  const remarksWith = (fields: Fields) =>
    replies.wellFormed(({ remarks }) => {
      for (const remark of remarks as Fields[]) Object.assign(remark, fields);
    });
  const judging = (verdict: string, numbers?: readonly number[]) =>
    replies.wellFormed((answer, { turns }) => {
      const [, listed = ''] = /BEGIN CANDIDATES \w+\n([^]*?)\nEND/.exec(turns[0] ?? '') ?? [];
      const every = listed.split('\n').map((_, i) => i + 1);
      answer['candidates'] = (numbers ?? every).map((candidate) => ({ candidate, verdict }));
    });
  const own = async () => byEngine(await harness.ask('lines', { analysisType: 'simple' }));

  test.each(['lines', 'argument'] as const)(
    'is asked for on the engine’s critiques of %s',
    async (kind) => {
      const alone = await harness.ask(kind, { analysisType: 'simple' });
      await harness.ask(kind);
      const prompt = harness.server.requests[0]?.turns[0] ?? '';
      for (const { issue } of alone.critiques)
        expect(prompt).toContain(issue.replace(/\s+/g, ' ').slice(0, 80));
    },
  );

  test('removes a critique of the engine that it calls false', async () => {
    const before = await own();
    harness.server.replyNext(judging('false', [2]));
    const after = byEngine(await harness.ask('lines'));
    expect(after).toEqual(before.filter((_, i) => i !== 1));
    expect(harness.judged).toEqual(['false']);
  });

  test('is not believed when it calls everything false', async () => {
    const before = await own();
    harness.server.replyNext(judging('false'));
    expect(byEngine(await harness.ask('lines'))).toEqual(before);
  });

  test('ranks remarks by what they are worth, not by how their quote was found', async () => {
    const [quote = ''] = /Everyone wastes water[^,]*/.exec(SAMPLE_ESSAY) ?? [];
    harness.server.replyNext(remarksWith({ quote: `${quote} `, sure: 'certain' }));
    const [near] = byModel(await harness.ask('lines'));
    harness.server.replyNext(remarksWith({ quote, sure: 'possible' }));
    const [exact] = byModel(await harness.ask('lines'));
    expect([near?.confidence, exact?.confidence]).toEqual([0.9, 0.5]);
    harness.server.replyNext(remarksWith({ quote: '', quote2: '', sure: 'certain' }));
    const [whole] = byModel(await harness.ask('lines'));
    expect(whole).toMatchObject({ quote: null, confidence: 0.9 });
  });

  test('carries a second place, wherever in the essay it stands', async () => {
    const end = SAMPLE_ESSAY.indexOf('\n', 400);
    const quote2 = 'mended by the city rather than billed to tenants';
    harness.server.replyNext(remarksWith({ quote2, line2: 9 }));
    const [first] = byModel(await harness.ask('lines', { end }));
    const start = SAMPLE_ESSAY.indexOf(quote2);
    expect(start).toBeGreaterThan(end);
    expect(first?.related).toEqual([{ start, end: start + quote2.length, lineNumber: 9 }]);
    expect(first?.reasoning).toMatch(/ Compare it with line 9: “mended by .* tenants”\.$/);
  });

  test('with an invented second place has one place', async () => {
    harness.server.replyNext(remarksWith({ quote2: 'Nobody ever wrote these words here.' }));
    for (const one of byModel(await harness.ask('lines'))) expect(one.related).toBeUndefined();
  });

  test('does not count where it repeats the example of the prompt', async () => {
    harness.server.replyNext(remarksWith({ issue: GOOD_REMARK.issue }));
    expect(byModel(await harness.ask('lines'))).toEqual([]);
    expect(harness.placements).toEqual(['dropped', 'dropped']);
  });

  test('when grave, stands in the verdict and the recommendation, and moves no score', async () => {
    const before = await harness.analyse(SAMPLE_ESSAY);
    harness.server.replyAlways(
      replies.wellFormed((answer) => {
        const [first] = (answer['remarks'] as Fields[] | undefined) ?? [];
        if (first)
          Object.assign(first, {
            severity: 5,
            sure: 'certain',
            rule: 'straw-man',
            fix: 'Mend it.',
          });
      }),
    );
    const after = await harness.analyse(SAMPLE_ESSAY);
    expect(after.scores).toEqual(before.scores);
    expect(after.overallVerdict?.score).toBe(before.overallVerdict?.score);
    expect(after.overallVerdict?.improvements[0]).toMatch(/^Mend it\. \(The gravest remark/);
    expect(after.recommendation).toMatch(/^Start with the AI model’s gravest remark.* Mend it\.$/);
    expect(after.lineCritiques.some(({ fixFirst, severity }) => fixFirst && severity === 5)).toBe(
      true,
    );
  });

  test.each(['narrative', 'reflection', 'letter'] as const)(
    'of a %s is about its sentences only, and the whole text is not sent for its argument',
    async (textKind) => {
      for (const kind of ['argument', 'dialectic', 'premium'] as const)
        await harness.ask(kind, { textKind, analysisType: 'comprehensive' });
      expect(harness.server.requests).toEqual([]);
      harness.server.replyNext(remarksWith({ rule: 'unsupported-claim' }));
      expect(byModel(await harness.ask('lines', { textKind }))).toEqual([]);
      harness.server.replyNext(remarksWith({ rule: 'unclear-sentence' }));
      expect(byModel(await harness.ask('lines', { textKind }))).not.toEqual([]);
    },
  );

  test('of a report and a legal answer is asked for as of an argument', async () => {
    for (const textKind of ['report', 'legal'] as const)
      await harness.ask('argument', { textKind });
    expect(harness.server.requests).toHaveLength(2);
  });
});
