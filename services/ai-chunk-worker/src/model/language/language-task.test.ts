import { describe, expect, test } from '@jest/globals';
import { PROTOCOLS, useModelHarness } from '../../testing/model-harness.ts';

const TEXT = `My town have two libraries, and it depends of the day which one I visit. In “the house of books they was happy” a poet wrote of it.

Every winter the council want to close one. Mrs Dlamini has founded a group against it, and many people has joined her since the first meeting in the hall.`;

interface Correction {
  quote: string;
  to: string;
  line?: number;
  kind?: string;
  sure?: string;
}
const correction = ({ quote, to, line = 0, kind = 'agreement', sure = 'certain' }: Correction) => ({
  quote,
  line,
  to,
  kind,
  sure,
});

describe.each(PROTOCOLS.slice(1))('corrections of language', (protocol) => {
  const open = useModelHarness(protocol);
  const correct = async (
    corrections: Correction[],
    candidates: { candidate: number; verdict: string; to: string }[] = [],
    text = TEXT,
  ) => {
    const harness = await open();
    harness.server.replyNext(
      protocol.replies.wellFormed((answer) => {
        Object.assign(answer, { corrections: corrections.map(correction), candidates });
      }),
    );
    const findings = await harness.ask('language', { text });
    return { ...findings, harness };
  };
  const shown = ({ critiques }: Awaited<ReturnType<typeof correct>>) =>
    critiques.map(({ quote, replacement }) => `${quote} → ${replacement}`);

  test('name the next word beside a short one, and what the change is', async () => {
    const found = await correct([
      { quote: 'the council want', to: 'council want', kind: 'article' },
    ]);
    expect(found.critiques).toMatchObject([
      {
        issue: '“the” before “council” should go: no article belongs here.',
        fix: 'Leave out “the” before “council”.',
        replacement: '',
      },
    ]);
  });

  test('are remarks with their replacement as a field, on the words that change', async () => {
    const found = await correct([{ quote: 'the council want', to: 'the council wants' }]);
    expect(found.critiques).toMatchObject([
      {
        quote: 'want',
        replacement: 'wants',
        ruleId: 'model-slip-agreement',
        issueType: 'grammar',
        issue: '“want” should be “wants”: the verb has to go with its subject.',
        fix: 'Write “wants” instead of “want”.',
      },
    ]);
  });

  test.each<[string, Correction]>([
    ['are not certain', { quote: 'the council want', to: 'the council wants', sure: 'likely' }],
    ['quote words that are not there', { quote: 'the mayor want', to: 'the mayor wants' }],
    ['change a quotation', { quote: 'they was happy', to: 'they were happy' }],
    ['change a name', { quote: 'Mrs Dlamini', to: 'Mrs Dlamina' }],
    [
      'rewrite a sentence',
      {
        quote: 'many people has joined her since the first meeting',
        to: 'a large number of residents joined after it began',
      },
    ],
    ['make a new slip', { quote: 'want to close one', to: 'depends of one' }],
    ['change nothing', { quote: 'the council want', to: 'the council want' }],
  ])('that %s are not shown', async (_case, given) => {
    expect(shown(await correct([given]))).toEqual([]);
  });

  test('are counted by what became of them', async () => {
    const { harness } = await correct([
      { quote: 'the council want', to: 'the council wants' },
      { quote: 'they was happy', to: 'they were happy' },
      { quote: 'My town have', to: 'My town has', sure: 'likely' },
    ]);
    expect(harness.corrected).toEqual({ doubtful: 1, refused: 1, shown: 1 });
  });

  test('judge the engine’s remarks, and say what replaces one', async () => {
    const own = await correct([]);
    const prompt = own.harness.server.requests[0]?.turns[0] ?? '';
    const marked = [...prompt.matchAll(/^(\d+)\. line \d+(?: after “[^”]*”)?, “([^”]*)”/gm)].map(
      ([, number, words]) => [Number(number), words] as const,
    );
    expect(marked.length).toBeGreaterThan(1);
    const [first, second] = marked;
    const found = await correct(
      [],
      [
        { candidate: first?.[0] ?? 0, verdict: 'false', to: '' },
        { candidate: second?.[0] ?? 0, verdict: 'true', to: 'another word' },
      ],
    );
    expect(found.judgements).toEqual([
      { critiqueId: expect.any(String), verdict: 'false' },
      { critiqueId: expect.any(String), verdict: 'true', replacement: 'another word' },
    ]);
  });

  test('that the engine makes in the same way are not made twice', async () => {
    const { judgements, critiques } = await correct([
      { quote: 'it depends of the day', to: 'it depends on the day', kind: 'preposition' },
    ]);
    // The engine sees this slip by itself.
    expect([critiques.length, judgements]).toEqual([0, []]);
  });

  test('that the engine makes in another way replace its correction', async () => {
    const { judgements, critiques } = await correct([
      { quote: 'it depends of the day', to: 'it depends from the day', kind: 'preposition' },
    ]);
    expect(critiques).toMatchObject([{ quote: 'of', replacement: 'from' }]);
    expect(judgements).toMatchObject([{ verdict: 'replaced' }]);
  });
});
