import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { TRAIN_ESSAY } from '../testing/essays.ts';

const judge = (text: string): string | null => readEssay(text, null).unjudgeable;

test('prose with one or two tags is not code, and a page of markup is', () => {
  const block = TRAIN_ESSAY.replace(/\s+/g, ' ');
  expect(judge(`<essay>\n${block}\n</essay>`)).toBeNull();
  expect(judge(`${block} </essay>\nThis is the end. </essay>\n</essay>`)).toBeNull();
  expect(
    judge(`For many years (since 1994) ${block}\n`.repeat(1) + `${block};\nIf (so) ${block}`),
  ).not.toMatch(/code/);
  expect(judge('<ul>\n<li>the train is free</li>\n</ul>\n'.repeat(30))).toMatch(/markup/);
});
test('shuffled English words are not judged', () => {
  expect(
    judge(
      'Green the of running table because quickly to justice seventeen under is purple and they banana with a not over the mountain for sleep in was idea window of the it carefully but an on that yellow river are go by this those from be as soft will the and thinking house more so at or.',
    ),
  ).toMatch(/do not form sentences/);
  expect(judge(TRAIN_ESSAY)).toBeNull();
});
test('the references end where prose begins again', () => {
  const back =
    'The trains are late because the rails are old, and the rails are old because nobody has had the money to lay new ones since the mines were closed and the towns along the line lost their work.';
  const { paragraphs } = readEssay(
    `${TRAIN_ESSAY}\n\nReferences\n\nDube, T. 2018. Trains. Durban: Spring.\n\n${back}`,
    null,
  );
  expect(paragraphs.slice(-3).map((p) => p.kind)).toEqual(['references', 'references', 'prose']);
});
