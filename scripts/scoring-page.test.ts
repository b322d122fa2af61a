import { expect, test } from '@jest/globals';
import { scoringPage } from './scoring-page.ts';

const ABOUT = 'Written by `npm run measure` on 2026-11-22: engine 0.3.2, rubric 3.';

test('the document on scoring becomes headings, paragraphs, lists and tables', () => {
  const page = scoringPage(
    `# How we score\n\n${ABOUT}\n\n## For a student\n\nA **count**\nof things.\n\n- one\n- two\n\n| what | how |\n| --- | --- |\n| thesis | **0.9** |\n`,
  );
  expect(page).toEqual({
    title: 'How we score',
    measured: '2026-11-22',
    engine: '0.3.2',
    blocks: [
      { kind: 'heading', level: 2, text: 'For a student' },
      {
        kind: 'paragraph',
        runs: [{ text: 'A ' }, { text: 'count', look: 'strong' }, { text: ' of things.' }],
      },
      { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] },
      {
        kind: 'table',
        head: [[{ text: 'what' }], [{ text: 'how' }]],
        rows: [[[{ text: 'thesis' }], [{ text: '0.9', look: 'strong' }]]],
      },
    ],
  });
});

test.each([
  ['an image', `# T\n\n${ABOUT}\n\n![x](y.png)\n`, /cannot show/],
  ['no date', '# T\n\nSome words.\n', /does not say when/],
])('a document with %s is refused', (_name, text, message) => {
  expect(() => scoringPage(text)).toThrow(message);
});
