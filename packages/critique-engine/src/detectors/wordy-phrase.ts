import { phraseDetector } from '../phrase-detector.ts';
import { beside, choose } from '../wording.ts';

const shorter: Readonly<Record<string, string>> = {
  'due to the fact that': 'because',
  'owing to the fact that': 'because',
  'in spite of the fact that': 'although',
  'despite the fact that': 'although',
  'in the event that': 'if',
  'at this point in time': 'now',
  'at the present time': 'now',
  'in order to': 'to',
  'a large number of': 'many',
  'a great deal of': 'much',
  'the vast majority of': 'most',
  'in the process of': 'while',
  'with regard to': 'about',
  'with regards to': 'about',
  'in regards to': 'about',
  'in terms of': 'in',
  'the fact that': 'that',
  'it is important to note that': '(nothing)',
  'it should be noted that': '(nothing)',
  'it goes without saying that': '(nothing)',
  'needless to say': '(nothing)',
  'each and every': 'every',
  'first and foremost': 'first',
  'in a manner that': 'so that',
  'on a daily basis': 'daily',
  'on a regular basis': 'regularly',
  'prior to': 'before',
  'subsequent to': 'after',
  'until such time as': 'until',
  'the reason why is because': 'because',
  'the reason is because': 'because',
  "in today's modern world": 'today',
  'in this day and age': 'today',
  'in the modern world of today': 'today',
};

/** Verbs that a clause with 'that' may follow, so that 'the fact that' says no more. */
const takesThat =
  /\b(?:accept|acknowledge|admit|consider|den(?:y|ie)|emphasi[sz]e|forget|know|knew|known|notice|prove|reali[sz]e|recogni[sz]e|remember|show|stress|understand|understood)(?:s|d|ed|n|ing)? $/i;

/** Phrases of several words that one word can replace. */
export const wordyPhrase = phraseDetector(
  Object.keys(shorter),
  ({ phrase, words, start, end, length, sentence }, essay) => {
    // 'It lessens the fact that …' cannot do without its noun.
    if (phrase === 'the fact that' && !takesThat.test(essay.text.slice(sentence.start, start)))
      return null;
    const rest = beside({ start, end }, sentence, essay, 50);
    const better = shorter[phrase] ?? '';
    const nothing = better === '(nothing)';
    return {
      ruleId: 'wordy-phrase',
      issueType: 'style',
      severity: 1,
      at: { start, end },
      issue: nothing
        ? `“${words}” announces a point instead of making it.`
        : `You use ${length} words, “${words}”, to say “${better}”.`,
      reasoning: nothing
        ? `If ${rest} is important, your reader will see it. If not, these words do not help.`
        : choose(rest, [
            'Every word that says nothing makes your reader a little more tired.',
            `“${better}” says the same, and your reader gets to your point sooner.`,
            'Empty words make a good point sound weaker than it is.',
          ]),
      fix: nothing ? `Leave “${words}” out and begin with ${rest}.` : `Write “${better}” instead.`,
      hint: `Read the sentence without “${words}”. Is anything missing?`,
      confidence: phrase === 'in order to' || phrase === 'in terms of' ? 0.4 : 0.75,
    };
  },
);
