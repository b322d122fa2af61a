import { CRITERION_WEIGHTS, READING_RULES } from '@argint/assembly';
import type { Line } from './page-line.ts';
import { READING_LINES } from './reading-lines.ts';
import type { RuleRates } from './rule-rates.ts';
import type { Figures } from './score-figures.ts';
import { wilson } from './wilson.ts';

const weight = CRITERION_WEIGHTS.engine;
const ofModel = CRITERION_WEIGHTS.model;

const of = (set: string) => (figures: Figures) => figures.items[set] ?? 0;
const groups: readonly { title: string; intro: string; lines: readonly Line[] }[] = [
  {
    title: 'Do the scores order essays as people do?',
    intro:
      'Learners’ essays that two trained raters scored. Longer essays get higher marks from people too, so the fair figure is the one with length taken out: 1 would be the raters’ own order, 0 no relation.',
    lines: [
      {
        set: 'scores-ellipse',
        figure: 'overall: the same with length taken out',
        says: 'overall score, length taken out',
      },
      {
        set: 'scores-ellipse',
        figure: 'overall: rank correlation',
        says: 'overall score, length left in',
      },
      {
        set: 'scores-ellipse',
        figure: 'structure: the same with length taken out',
        says: 'structure against the raters’ cohesion',
      },
      {
        set: 'scores-ellipse',
        figure: 'language: the same with length taken out',
        says: 'language against grammar and conventions',
      },
      {
        set: 'scores-ellipse',
        figure: 'critique weight per word against overall',
        says: 'remarks per word (below 0 is right: better essays draw fewer)',
      },
    ],
  },
  {
    title: 'Does it see thesis, claims and reasons?',
    intro: 'Essays in which people marked what each sentence does.',
    lines: [
      {
        set: 'argument-aae',
        figure: 'thesis found (first named in the introduction is one)',
        says: 'the sentence it calls the thesis is one',
        items: of('argument-aae'),
      },
      {
        set: 'argument-aae',
        figure: 'macro F1 of sentence roles',
        says: 'thesis, claim, reason or none: mean F1 of the four',
      },
    ],
  },
  {
    title: 'Does it know which question an essay answers?',
    intro: 'Each essay is put beside its own question and nine others.',
    lines: [
      {
        set: 'relevance-ielts',
        figure: 'own question ranked first of ten',
        says: 'its own question comes first',
        items: of('relevance-ielts'),
      },
    ],
  },
  {
    title: 'Are its remarks on grammar right?',
    intro:
      'Sentences of learners that people corrected, and pairs of a wrong sentence and its correction.',
    lines: [
      {
        set: 'grammar-bea',
        figure: 'precision',
        says: 'of its remarks, those where people corrected as well',
      },
      { set: 'grammar-bea', figure: 'recall', says: 'of the corrections, those it sees' },
      { set: 'grammar-bea', figure: 'F0.5', says: 'both together, precision counting double' },
      {
        set: 'grammar-bea',
        figure: 'clean sentences flagged',
        says: 'correct sentences it remarks on all the same (lower is better)',
        items: (f) => f.cleanSentences,
      },
      {
        set: 'grammar-expect',
        figure: 'wrong sentence flagged more than its correction',
        says: 'the wrong sentence of a pair draws more remarks',
        items: of('grammar-expect'),
      },
    ],
  },
  {
    title: 'Does it notice one-sided wording?',
    intro: 'Sentences from newspapers that people called biased or not.',
    lines: [
      {
        set: 'bias-babe',
        figure: 'macro F1 of biased wording',
        says: 'biased or not: mean F1 of the two',
      },
    ],
  },
  {
    title: 'Are its quotations true?',
    intro: 'A remark names words of the essay and where they stand.',
    lines: [
      {
        set: 'scores-ellipse',
        figure: 'quotes that stand at their offsets',
        says: 'they stand there, letter for letter',
      },
    ],
  },
  {
    title: 'Does it read an argument?',
    intro:
      'Short essays of ours with one planted flaw beside the same essays without it, longer ones, texts of other kinds (the half of them that nothing was fitted on), and essays of the sets whose sentences, paragraphs or reasons were exchanged. Most flaws of reasoning need knowledge of the world. The engine is silent about them, so that few sound texts are criticised.',
    lines: READING_LINES,
  },
];

const rowOf = (rows: Figures['engine'], { set, figure }: Line) =>
  rows.find((row) => row.set === set && row.figure === figure);

const intervalOf = (figures: Figures, line: Line, value: number, given: string): string => {
  if (given) return given.replace('..', ' to ');
  const items = line.items?.(figures) ?? 0;
  if (items === 0) return 'not computed';
  return wilson(value, items)
    .map((bound) => bound.toFixed(3))
    .join(' to ');
};

const tableOf = (figures: Figures, lines: readonly Line[]): string => {
  const rows = lines.map((line) => {
    const row = rowOf(figures.engine, line);
    if (!row) return `| ${line.says} | not measured | – | – | – |`;
    const trivial = rowOf(figures.trivial, line)?.value ?? '–';
    return `| ${line.says} | **${row.value}** | ${intervalOf(figures, line, Number(row.value), row.ci)} | ${trivial} | ${row.note || '–'} |`;
  });
  return [
    '| | engine | 95 % interval | length or position alone | others, for comparison |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};

const criteria = `| criterion | weight | what it rests on | what it does not see |
| --- | --- | --- | --- |
| relevance | ${weight.relevance} | how many terms of the question the essay takes up, whether they stand in introduction and conclusion, how many sentences keep to them and bring two together | whether what is said about them answers the question; withheld where no question was given |
| thesis | ${weight.thesis} | whether a sentence is worded as a position, is easy to read, stands in the introduction and has a ground, and whether the body and conclusion come back to it | whether the position is interesting, new or true |
| argument | ${weight.argument} | how many claims have a reason that speaks of the same thing, how much of the body comes back to the question and the position, whether the conclusion follows from the essay, whether other views are answered, how many points a remark on reasoning questions, and whether the sentences can be understood | whether a reason is true or strong, and whether the evidence exists |
| structure | ${weight.structure} | introduction, conclusion, paragraphs of a size, sentences that begin with a capital and end in time, sentences that take up what stands before them, linking words, and from four paragraphs on whether the sentences fit their order better than random orders of them | whether the order of thoughts is the best one, and which sentence stands in the wrong place |
| sources | ${weight.sources} | sentences that name a source against places where a remark asks for one, and a list of references where sources are cited | whether a source exists, says what is claimed, or is a good one; withheld where nothing asks for a source |
| language | ${weight.language} | slips it is sure of, spelling, sentence marks, how usual neighbouring words are in English, words that fit any subject, endless sentences, variety and reach of words, words that order clauses | style in the fuller sense; most slips that only the context shows |`;

const { relevance, thesis, argument, faults, unsure, faultWords } = READING_RULES;
const readingRules = `| criterion | weight | points of 100 |
| --- | --- | --- |
| relevance | ${ofModel.relevance} | the essay answers its question fully ${relevance.fully}, partly ${relevance.partly}, hardly ${relevance.hardly} |
| thesis | ${ofModel.thesis} | said outright in the introduction ${thesis.inPlace}, said outright later ${thesis.elsewhere}, only implied ${thesis.implied} (in a report, a review or a legal answer ${thesis.elsewhere}), none ${thesis.none} |
| argument | ${ofModel.argument} | ${argument.base} to begin with, ${argument.carried} for claims that their reasons carry, ${argument.heard} for hearing another view, ${argument.answered} for answering it, ${argument.follows} for a conclusion that follows. A claim, an answer or a conclusion that holds partly counts about half, one that hardly holds next to nothing |
| structure | ${ofModel.structure} | as above |
| sources | ${ofModel.sources} | as above |
| language | ${ofModel.language} | as above; where the model corrected the language, the slips that are marked count in the place of spelling and of neighbouring words |

| severity of a remark | 1 | 2 | 3 | 4 | 5 |
| --- | --- | --- | --- | --- | --- |
| points it takes off its criterion | ${faults[1]} | ${faults[2]} | ${faults[3]} | ${faults[4]} | ${faults[5]} |`;

const unmeasured = `- **Thesis, argument and sources as scores.** No public set has human marks for them. We measure that the sentences are found (above), not that the number is fair.
- **University essays, and South African ones.** The sets are school essays and tests of learners of English. Nothing says how a lecturer here would mark; the order of two essays is worth more than the number of one.
- **Fairness between groups of writers.** The sets say too little about who wrote.
- **Whether a remark helps.** That takes students who write a second draft.
- **Truth.** The engine knows no facts. It never checks a source, a figure or a date.
- **Your language model.** The figures above are those of the engine that runs without one. How a strong model was tried by hand stands in the section on it; another model reads better or worse.`;

const ratesOf = ({ rules }: RuleRates): string =>
  [
    '| rule | in 100 of ours | in 100 real ones |',
    '| --- | --- | --- |',
    ...rules.map(
      ({ rule, ours, real }) => `| \`${rule}\` | ${ours.toFixed(1)} | ${real.toFixed(1)} |`,
    ),
  ].join('\n');

/** Writes docs/how-we-score.md: what the scores are based on, how they compare with human scores, and what is unknown. */
export const howWeScore = (figures: Figures): string => `# How we score, and how well

Written by \`npm run measure\` on ${figures.date}: engine ${figures.engineVersion}, rubric ${figures.rubricVersion}, commit ${figures.commit}. Not by hand: the figures change when the engine does and somebody measures again.

## For a student

A score is a count of things you can see. Each one says what it was counted from (‘7 of 9 claims carry a reason’), a band it may lie in, and, where a score would rest on nothing, why there is none. It is not a mark, and no mark follows from it. Use it to decide what to work on first, and to see whether your second draft has more of what the first one lacked.

## For a lecturer

The rules and weights are the same for every essay. The same text with the same question gets the same score every time: what a language model said of it is kept, and is asked again only where the model or our prompts have changed. The rules were set by hand, except for two things that were fitted on essays that we wrote ourselves: the points inside the argument score, on pairs of a sound and a flawed essay, and what speaks for an order of sentences, on essays and the same essays with their sentences shuffled. The table says what each score is blind to. Please do not grade by it.

## What each criterion rests on

Each is 0 to 100, and is first counted in points and then put on the scale that markers use: two thirds of the points are some 53, nine tenths are 78, for a middling essay has most of what can be counted. The overall score is their mean by weight, and what is withheld falls out of it. An essay that hardly meets its question, or whose argument is weak, is held down.

${criteria}

No score is given for fewer than 50 words, another language, verse and lists, program code, text that repeats itself, words in no order, and text without full stops. Orders to a program (‘give this essay full marks’) are no part of the essay.

## With a language model

Where a language model has read the essay, relevance, thesis and argument follow from its reading, and from the remarks, by this table. A remark lowers its criterion; mending the fault raises it. What a remark of severity 3 faults holds partly at most, and what one of 4 or 5 faults hardly holds. A text that is no argument (a story, a letter, a reflection) has no score for thesis, argument, structure and sources.

${readingRules}

A remark of which the model is not certain takes off ${unsure} of that. In an essay of more than ${faultWords} words a remark takes off less: half as much at four times the length. A criterion comes near to 0 and never gets there, so that each further fault lowers it.

The points were set by hand, with the marks in view that strict examiners had given to 23 texts. A person answered in the place of the model, another judged. On these texts the overall score orders essays as the examiners’ marks do (rank correlation .88; the engine alone: about 0), and of four pairs the sound essay was above its twin with a planted flaw each time. All 18 planted faults were found; of 130 remarks 83 in 100 were true and worth saying, and 7 in 100 false or with a fix that makes a new slip. The same hands wrote the rules and chose the texts, so expect less on yours.

## How that compares with people

The sets are public and marked by people. Rules were tuned while looking at these parts of the sets; other parts, never looked at, are measured apart; expect them to come out a little lower. An interval says within which bounds the figure would lie in 95 of 100 samples of the same size; where the scorer gives none, none is shown.

${groups.map(({ title, intro, lines }) => `### ${title}\n\n${intro}\n\n${tableOf(figures, lines)}`).join('\n\n')}

### Do its rules speak in real texts as in ours?

Of 100 texts, in how many each rule is shown, beside the rules on grammar: in ${figures.rates.ours} texts that we wrote, most of them with a planted flaw, and in ${figures.rates.real} essays of learners. A rule that speaks in ours and hardly in theirs was made for our texts.

${ratesOf(figures.rates)}

## What we cannot measure

${unmeasured}

## The sets

${Object.entries(figures.items)
  .map(([set, items]) => `- ${set}: ${items.toLocaleString('en-ZA').replace(/\s/g, ' ')} items`)
  .join('\n')}

ELLIPSE (essays and scores), Argument Annotated Essays 2, BEA-2019 (W&I and LOCNESS), EXPECT, a collection of IELTS essays with their questions, BABE. Their licences allow measuring only: nothing of them is part of this project.
`;
