import { phraseDetector } from '../phrase-detector.ts';
import { beside, choose, topicBeside } from '../wording.ts';

const phrases = [
  'since the dawn of time',
  'since the beginning of time',
  'throughout history',
  'in the modern world',
  "in today's society",
  "in today's world",
  'at the end of the day',
  'think outside the box',
  'a double edged sword',
  'double-edged sword',
  'two sides of the same coin',
  'every coin has two sides',
  'every coin has its two sides',
  'the tip of the iceberg',
  'last but not least',
  'time is money',
  'only time will tell',
  'a hot topic',
  'hotly debated',
  'food for thought',
  'in a nutshell',
  'a blessing in disguise',
  'the bottom line',
  'needs no introduction',
  'easier said than done',
  'plays a vital role',
  'play a vital role',
  'plays an important role',
  'play an important role',
  'plays a crucial role',
  'play a crucial role',
  'a matter of fact',
  'with the development of technology',
  'with the rapid development of',
  'there are pros and cons',
  'practice makes perfect',
  'knowledge is power',
];

/** Set phrases that would fit any essay. */
export const cliche = phraseDetector(phrases, ({ words, start, end, sentence }, model) => {
  const rest = beside({ start, end }, sentence, model, 50);
  const topic = topicBeside(words, model);
  return {
    rule: 'cliche',
    issueType: 'style',
    severity: sentence.part === 'introduction' ? 2 : 1,
    at: { start, end },
    issue: choose(`${rest}i`, [
      `“${words}” would fit any essay on any subject.`,
      `“${words}” is a set phrase; it was not made for ${topic ?? 'this subject'}.`,
    ]),
    reasoning: choose(`${rest}r`, [
      `A reader has met “${words}” so often that ${rest} passes without leaving anything behind.`,
      `Ready-made words make ${rest} sound as if it had been thought by somebody else.`,
      `Beside ${rest} the phrase takes up the place of something only you could have said${topic ? ` about ${topic}` : ''}.`,
    ]),
    fix: choose(`${rest}f`, [
      `Cut “${words}” and begin with what is special to ${topic ?? 'your subject'}: a place, a year, a number.`,
      `See whether ${rest} can do without it; if not, say the same in words of your own.`,
    ]),
    hint: `What could you say in the place of “${words}” that is true of ${topic ?? 'this question'} alone?`,
    confidence: 0.7,
  };
});
