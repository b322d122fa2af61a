import { expect, test } from '@jest/globals';
import { Readable, Writable } from 'node:stream';
import { createGrammar } from '../grammar/grammar.ts';
import { answerLines, parseLine } from './line-protocol.ts';

test.each([
  '{"id":"a"}',
  'no',
  'null',
  '{"id":7,"text":"t"}',
  '{"id":"a","text":"t","question":7}',
  '{"id":"a","text":"t","only":"bias"}',
])('the line %s is refused by its number', (line) => {
  expect(() => parseLine(line, 12)).toThrow(/^Line 12 of the input/);
});

test('a question of null means no question', () => {
  const line = '{"id":"a","text":"t","question":null}';
  expect(parseLine(line, 1)).toEqual({ id: 'a', text: 't', question: null });
});

test('a line separator of Unicode within a text does not end its line', async () => {
  const answers: string[] = [];
  const output = new Writable({
    write: (chunk, _, done) => {
      answers.push(String(chunk));
      done();
    },
  });
  const lines = ['a', 'b'].map(
    (id) => `{"id":"${id}","text":"One.\u2028Two.","only":["bias"]}\r\n`,
  );
  await answerLines(
    Readable.from([Buffer.from(lines.join(''))]),
    output,
    async () => createGrammar(),
    {
      tick: () => {},
      end: () => {},
    },
  );
  expect(answers.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['a', 'b']);
});
