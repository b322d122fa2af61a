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
export const cliche = phraseDetector(phrases, ({ words, start, end, sentence }, essay) => {
  const rest = beside({ start, end }, sentence, essay, 50);
  const topic = topicBeside(words, essay);
  return {
    ruleId: 'cliche',
    issueType: 'style',
    severity: sentence.part === 'introduction' ? 2 : 1,
    at: { start, end },
    issue: choose(`${rest}i`, [
      `“${words}” would fit any essay on any subject.`,
      `“${words}” is a set phrase. It says nothing special about ${topic ?? 'this subject'}.`,
    ]),
    reasoning: choose(`${rest}r`, [
      `Your reader has seen “${words}” so often that they no longer notice it.`,
      'Ready-made words hide what you think yourself.',
      `The phrase takes the place of something that only you could say${topic ? ` about ${topic}` : ''}.`,
    ]),
    fix: choose(`${rest}f`, [
      `Leave “${words}” out and begin with something special to ${topic ?? 'your subject'}: a place, a year, a number.`,
      `Try ${rest} without it. If something is missing then, say it in your own words.`,
    ]),
    hint: `What could you say instead of “${words}” that is true only of ${topic ?? 'this question'}?`,
    confidence: 0.7,
  };
});
