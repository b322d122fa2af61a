import { expect, test } from '@jest/globals';
import type { SentenceRole } from '@argint/contracts';
import { readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';

/** Roles of the body, a letter a sentence: c(laim), p(remise), t(hesis), n(one). */
const letters = (text: string, part: 'body' | 'conclusion'): string =>
  readEssay(text, null)
    .sentences.filter((sentence) => sentence.part === part)
    .map(({ role }: { role: SentenceRole }) => role[0])
    .join('');
const body = (text: string): string => letters(inBody(text), 'body');
const conclusion = (text: string): string =>
  letters(
    `Rivers feed the towns along their banks. I believe that the river Vaal should be cleaned, because towns drink from it.

Clean water keeps a town well. Clinics count fewer cases downstream of a plant.

${text}`,
    'conclusion',
  );

test.each([
  [
    'cpp',
    'it opens with its claim and defends it',
    'Clean water keeps a town well. Clinics count fewer cases below a plant. Nurses say the same.',
  ],
  [
    'ppc',
    'it builds up to its claim',
    'The plant is old. Its pumps stop twice a week. Therefore a new plant is needed.',
  ],
  [
    'ppcp',
    'one afterthought follows the claim',
    'The plant is old. Its pumps stop twice a week. Therefore a new plant is necessary. Two towns have asked for one.',
  ],
  [
    'cppp',
    'a consequence before the end is a step, not the claim',
    'Cleaner water saves money. The pumps last longer. Therefore the town pays less. Two towns have shown it.',
  ],
  [
    'pcp',
    'a premise and what follows from it open the paragraph',
    'The plant takes in half of the water. Hence the other half runs into the river. Fish die below it.',
  ],
  [
    'cpp',
    'what happened is no conclusion',
    'Clean water keeps a town well. The pumps stopped in May. So we had no water.',
  ],
  [
    'ncp',
    'the claim stands after what announces it',
    'There are several reasons for this. Clean water keeps a town well. Clinics count fewer cases below a plant.',
  ],
  [
    'ncp',
    'a drawback is announced, then named',
    'However, there are also drawbacks. A plant costs more than a small town can pay. Loans run for thirty years.',
  ],
  [
    'cnp',
    'a case is announced, then told',
    'Dirty water makes people ill. Let us look at one town. In Parys the clinic is full each summer.',
  ],
])('body %s: %s', (roles, _, text) => expect(body(text)).toBe(roles));

test('a sentence that contains its own reasons is a claim', () => {
  expect(
    body(
      'A plant has many benefits because it keeps a town well. Clinics count fewer cases below one.',
    ),
  ).toBe('cp');
});

test('a position that only mentions “many advantages” is a claim, not an announcement', () => {
  expect(body('I strongly believe that plants have many advantages. Clinics say the same.')).toBe(
    'cp',
  );
});

test.each([
  [
    'tc',
    'the thesis, then a point summed up',
    'In conclusion, the river Vaal should be cleaned. Clean towns draw people.',
  ],
  [
    'ct',
    'a point granted, then the thesis',
    'Admittedly, a plant costs much. Still, I believe that the river Vaal should be cleaned.',
  ],
  [
    'nt',
    'both sides named, then the thesis',
    'In conclusion, the plan has its pros and cons. Still, I believe that the river Vaal should be cleaned.',
  ],
  [
    'tn',
    'the thesis, then a wish',
    'In conclusion, the river Vaal should be cleaned. It is hoped that towns agree.',
  ],
])('conclusion %s: %s', (roles, _, text) => expect(conclusion(text)).toBe(roles));

test('a paragraph may make a second claim in its last sentence, out of what it has told', () => {
  const essay = `My street has a library with nine chairs. I believe that it should stay open at night.

A library should be better lit than a bar, because people come to it to read. My cousin sat there on forty evenings last winter. She brought her own lamp. But somebody who has read on a good evening will rather come back than stay at home.

The chairs were green once. Nobody has painted them since my cousin left.`;
  expect(letters(essay, 'body')).toBe('cppc');
});

test('a cry of a word or two plays no part', () => {
  expect(body('Rivers feed fields. They carry silt to the sea. Wow! It takes years.')).toBe('cpnp');
});
