import { wordsIn } from '@argint/text-analysis';
import type { Word } from '@argint/text-analysis';
import type { EssayDetector } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

/** Terms whose meaning is disputed ('essentially contested', Gallie 1956), and similar ones from students' essays. */
const contested =
  `democracy freedom liberty justice equality equity fairness success happiness intelligence progress development
  sustainability culture identity morality globalisation globalization decolonisation decolonization decoloniality colonialism
  feminism racism power truth art modernity civilisation civilization capitalism socialism ubuntu terrorism violence privacy
  autonomy dignity citizenship nationalism patriotism leadership transformation empowerment resilience authenticity masculinity
  femininity postcolonialism secularism populism neoliberalism well-being wellbeing`.split(/\s+/);
const FEWEST = 5;
const MIN_WORDS = 250;

/** The noun itself, singular or plural: 'a private person' is not about privacy. */
const isTerm = ({ lower }: Word, term: string): boolean => lower === term || lower === `${term}s`;

/**
 * A disputed key term of thesis or question, used at least five times, that the essay never explains
 * (Weston, A Rulebook for Arguments, appendix on definitions). Severity 2; once an essay.
 */
export const undefinedTerm: EssayDetector = (model) => {
  const { thesis, sentences, proseWords, question } = model;
  if (proseWords < MIN_WORDS || !thesis) return [];
  const held = [...thesis.sentence.words, ...wordsIn(question ?? '')];
  const uses = (word: string): number =>
    sentences.reduce((sum, s) => sum + s.words.filter((w) => isTerm(w, word)).length, 0);
  const word = contested.find((w) => held.some((h) => isTerm(h, w)) && uses(w) >= FEWEST);
  if (!word) return [];
  const using = sentences.filter((s) => s.words.some((w) => isTerm(w, word)));
  const defines = new RegExp(
    `\\b(?:defin\\w+|mean(?:s|t|ing)?|refers?|understood|understand|concept|notion|sense|call(?:ed|s)?|that is|i\\.e|in other words|consists?|involves?|is (?:a|an|the|when|about|not|more|often|having|being|doing)|are (?:the|a|those|not))\\b`,
    'i',
  );
  if (using.some((s) => defines.test(s.text.slice(0, 600)))) return [];
  const first = using.find((s) => s.part === 'introduction') ?? using[0];
  const at = first?.words.find((w) => isTerm(w, word));
  const later = using.find((s) => s !== first && s.part !== 'introduction') ?? using.at(-1);
  if (!first || !at || !later) return [];
  return [
    {
      rule: 'undefined-term',
      issueType: 'argument',
      severity: 2,
      at: { start: at.start, end: at.end },
      issue: choose(first.text, [
        `“${word}” carries the argument in ${using.length} sentences and is never explained.`,
        `The essay says “${word}” in ${using.length} sentences without telling which of its meanings it has in mind.`,
      ]),
      reasoning: choose(`${first.text}r`, [
        `Two readers may both accept ${cite(later.text, 50)} and mean different things by it.`,
        `Whether ${cite(later.text, 50)} is true depends on what counts as “${word}”, and there people differ.`,
      ]),
      fix: `Add to ${cite(first.text, 40)} a clause that says what you count as “${word}” and what you do not.`,
      hint: `Name something that many would call “${word}” and you would not: what does it lack?`,
      confidence: 0.5,
    },
  ];
};
