import type { EssayModel } from '../essay-model.ts';
import { ramp, summed } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';
import { plural } from '../wording.ts';
import { countLanguage } from './language-evidence.ts';

/**
 * Correctness 50 (grammar issues by their weight 20, spelling 15, sentences marked off 15), sentences of a bearable length 15,
 * variety of words 20, reach of vocabulary 5 and of sentence building 10. Where each ramp is full was set by hand.
 */
export const languageScore = (model: EssayModel): Criterion => {
  const e = countLanguage(model);
  const per100 = (n: number): number => (e.words ? (n * 100) / e.words : 0);
  const unmarked = e.sentences ? e.unmarked / e.sentences : 1;
  const parts: Part[] = [
    {
      counts: 'grammarIssues',
      of: 20,
      met: ramp(per100(e.issueWeight), 7, 0),
      seen: `${plural(e.issues, 'slip')} of grammar or punctuation that the engine is sure of, in ${e.words} words`,
    },
    {
      counts: 'spelling',
      of: 15,
      met: ramp(per100(e.unknown), 5, 0),
      seen: `${e.unknown === 1 ? '1 word is' : `${e.unknown} words are`} in no word list of the engine`,
    },
    {
      counts: 'marks',
      of: 15,
      met: ramp(unmarked, 0.4, 0),
      seen: `${e.unmarked} of ${e.sentences} sentences lack their capital or full stop`,
    },
    {
      counts: 'length',
      of: 15,
      met: ramp(per100(e.inEndless), 70, 0),
      seen: `${Math.round(per100(e.inEndless))} of 100 words stand in sentences of more than 45 words`,
    },
    {
      counts: 'variety',
      of: 20,
      met: ramp(e.variety, 0.64, 0.82),
      seen: `of fifty words in a row, ${Math.round(e.variety * 50)} are different`,
    },
    {
      counts: 'reach',
      of: 5,
      met: ramp(per100(e.long), 8, 25),
      seen: `${Math.round(per100(e.long))} of 100 words have seven letters or more`,
    },
    {
      counts: 'clauses',
      of: 10,
      met: ramp(per100(e.connectors), 0.3, 3.5),
      seen: `${plural(e.connectors, 'word')} such as “although” or “rather” to order clauses and degrees`,
    },
  ];
  return summed(0, parts, e.words < 200 ? 14 : 9);
};
