import type { AnalysisResult } from '@argint/contracts';
import type { EssayModel, Sentence } from '../../essay-model.ts';
import { plural } from '../../wording.ts';
import { quoteOf } from '../../argument/plain-clause.ts';

type AuthorBias = NonNullable<
  AnalysisResult['criticalThinkingAmplification']
>['authorBiasAnalysis'][number];

const noName =
  /^(?:According|As|In|See|The|This|For|From|By|And|But|However|While|Although|When)\b/;
const name = /\p{Lu}[\p{L}’'-]+(?: (?:and|&) \p{Lu}[\p{L}’'-]+| et al\.?)?/gu;
const year = /\b(?:1[5-9]|20)\d\d\b/;
const proves =
  /\b(?:proves?|proved|shows?|showed|confirms?|confirmed|demonstrates?|establish\w*)\b/i;
const MOST = 2;

const lastName = (text: string): string | undefined =>
  [...text.matchAll(name)].map(([found]) => found).findLast((found) => !noName.test(found));

/** The author of a citation, from the citation itself or from the words just before it. */
const authorOf = (text: string, start: number, end: number): string | null => {
  const inside = text.slice(start, end);
  const found = lastName(inside) ?? lastName(text.slice(Math.max(0, start - 40), start));
  const when = year.exec(inside);
  return found && when ? `${found} (${when[0]})` : null;
};

/** How the essay uses the authors it cites most, and what it does not ask of them. */
export const citedAuthors = (model: EssayModel): AuthorBias[] => {
  const used = new Map<string, Sentence[]>();
  for (const { kind, start, end } of model.regions) {
    if (kind !== 'citation') continue;
    const author = authorOf(model.text, start, end);
    const sentence = model.sentences.find((s) => s.start <= start && start < s.end);
    if (author && sentence) used.set(author, [...(used.get(author) ?? []), sentence]);
  }
  return [...used]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, MOST)
    .map(([author, sentences]) => {
      const quote = quoteOf(sentences[0]?.text ?? '');
      const alone = used.size === 1;
      return {
        author,
        disciplinaryBias: `Called on in ${plural(sentences.length, 'sentence')}, ${sentences.length > 1 ? 'first ' : ''}${quote}. From which position, and for whom, ${author.replace(/ \(.*/, '')} wrote is not told.`,
        methodologicalLimitations: [
          proves.test(sentences[0]?.text ?? '')
            ? `The verb in ${quote} makes the source final. Say how it was found out (whom, how many, when), or write “argues”.`
            : `${quote} gives the result without the way to it: add whom or what was looked at, and when.`,
        ],
        opposingSchools: [
          alone
            ? `No other author stands beside ${author}: look for one who reads the same facts otherwise.`
            : `The essay does not set ${author} against any of its other sources: where would they disagree?`,
        ],
      };
    });
};
