import { describe, expect, test } from '@jest/globals';
import { isAboutThinking, SURE_FROM } from '@argint/assembly';
import { readEssay } from '../read-essay.ts';
import { analyse } from '../cli/analyse.ts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';

const kindOf = (text: string, question: string | null = null) => readEssay(text, question).kind;
/** Rules whose remarks on an argument are out of place in texts of another kind. */
const thinkingRemarks = async (text: string): Promise<string[]> => {
  const { lineCritiques } = await analyse(text, null, 'hybrid');
  return lineCritiques.filter(isAboutThinking).map(({ ruleId }) => ruleId);
};
/** A claim that the rules on thinking criticise in an argument. */
const MAJORITY =
  'Most people say that the well is safe, so it must be safe. Nobody has ever shown that the well is not safe.';

const STORY = `The bus had already gone when Lindiwe reached the corner. She put down her bag and looked at the wet road.

"You missed it," said the old man at the stall. "Everyone misses it on Fridays."

She laughed and bought a mango from him. He told her that his wife had never been late in forty years, and that it had not helped her at all. Then the rain stopped, and they stood and watched the dark taxis pass.`;

const LETTER = `Dear Mrs Jacobs,

I am writing to thank you for the books that you lent to our reading club. Everyone enjoyed them, and your visit in May was the best part of our year. The books are in the blue box at the door, six of them, and none has lost a page.

Please let me know when we may return them. I look forward to hearing from you.

Yours sincerely,
Themba Nkosi`;

const REFLECTION = `Looking back on my placement at the day hospital, I realise how little I listened in the first week. I felt nervous and I filled every silence with questions.

My mentor gave me feedback after the second week that surprised me. She said that I had asked a patient nine questions and had not waited for one answer. I felt ashamed, but I learned more from that sentence than from my notes.

Next time I will write down one question and then wait. This experience taught me that my own nerves were the problem, and that I can practise being quiet.`;

const REPORT = `Aim

To find out how the temperature of the water changes the time that a tablet takes to dissolve.

Method

Three beakers were filled with 100 ml of water at 20 °C, 40 °C and 60 °C. One tablet was dropped into each beaker and the time was measured with a stopwatch. Each trial was repeated three times.

Results

The mean time was 92 s at 20 °C, 61 s at 40 °C and 38 s at 60 °C. The readings at 60 °C varied by 4 s. The results in Table 1 support the hypothesis, although the stirring was not controlled.`;

const LAW = `The client asks whether the landlord may cancel the lease. Section 14 of the Consumer Protection Act 68 of 2008 allows a tenant to cancel a contract on twenty business days' notice. In Barkhuizen v Napier 2007 (5) SA 323 (CC) the court held that a clause which is contrary to public policy cannot be enforced.

The lease contains a penalty clause. The court in that case asked whether the clause was unreasonable, and whether it should be enforced against this party. The tenant gave notice in writing, so the first requirement is met. The landlord is therefore liable to repay the deposit, less the damages that section 14(3) allows.`;

const BOOK_REVIEW = `Nine winters on one street

Portia Mabaso's new novel has no hero. Each chapter belongs to another house of the same street in Mthatha, and the author lets her characters repeat one another's gossip until we know more than any of them. The dialogue is quick and often funny, and the scenes in the hair salon are the best she has written.

The plot needs patience. For a hundred pages nothing is explained, and some readers will give up before the fire in the sixth chapter. I nearly did. The ending, however, brings the nine houses together in one evening, and it does so without a single false word.

It is not a book for the beach, but I can recommend it to anybody who has ever lived between two neighbours.`;

describe('the kind of a text', () => {
  test.each([
    ['a story', STORY, 'narrative'],
    ['a letter', LETTER, 'letter'],
    ['a review of a book', BOOK_REVIEW, 'other'],
    ['a reflection', REFLECTION, 'reflection'],
    ['a report', REPORT, 'report'],
    ['a legal answer', LAW, 'legal'],
    ['an argument', TRAIN_ESSAY, 'argument'],
  ])('%s is recognised', (_name, text, kind) => {
    const reading = kindOf(text);
    expect(reading.kind).toBe(kind);
    expect(reading.certainty).toBeGreaterThanOrEqual(SURE_FROM);
  });

  test('a text without any sign counts as an argument', () => {
    expect(kindOf('Water is blue. Snow is white. Coal is black.').kind).toBe('argument');
  });

  test.each([
    ['a story', STORY],
    ['a letter', LETTER],
    ['a reflection', REFLECTION],
    ['a report', REPORT],
    ['a legal answer', LAW],
  ])('%s gets no remark on thinking, and an argument with the same words does', async (_, text) => {
    expect(await thinkingRemarks(`${text}\n\n${MAJORITY}`)).toEqual([]);
    expect(await thinkingRemarks(`${TRAIN_ESSAY}\n\n${MAJORITY}`)).not.toEqual([]);
  });

  test('the student can correct it', () => {
    const corrected = readEssay(STORY, null, { textKind: 'argument' });
    expect(corrected.kind).toEqual({ kind: 'argument', certainty: 1 });
    expect(corrected.unarguable).toBeNull();
    const denied = readEssay(TRAIN_ESSAY, TRAIN_QUESTION, { textKind: 'narrative' });
    expect(denied.unarguable).toContain('This reads as a story');
    expect(denied.sentences.every(({ role }) => role === 'none')).toBe(true);
  });

  test('a story is scored for its language, and the scores of an argument are withheld with the reason', async () => {
    const { scores, emptyReasons } = await analyse(STORY, null, 'hybrid');
    expect(scores.language.value).not.toBeNull();
    expect(scores.argument.value).toBeNull();
    expect(scores.thesis.value).toBeNull();
    expect(emptyReasons['scores.argument']).toContain('This reads as a story');
  });
});

test.each([
  'In Zakes Mda’s The Heart of Redness, Camagu came to a village that two families had split. The narrator lets both of them speak, and the reader sees that each was right about the past.\n\nHe arrived as a stranger and fell in love with the place. The novel showed how a quarrel of a hundred years ran through every meal. Bhonco wept, and Zim laughed at him.\n\nMda suggests, then, that the past was never over for anybody who lived there.',
  'The play opened on a stage without light. Hally, who was seventeen, mocked the men who had raised him, and the audience saw that he hated his father. Fugard shows us a boy who chose cruelty because it was near.\n\nSam forgave him once. He had held the boy’s hand, had built the kite and had waited. The kite was a symbol of all that he wished for him.\n\nSo the tragedy was not what Hally said. It was that he had learned it at home.',
])('an essay on a story is no story: %s', (text) => {
  expect(kindOf(text).kind).not.toBe('narrative');
});
