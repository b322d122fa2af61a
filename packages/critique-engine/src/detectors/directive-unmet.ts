import type { Severity } from '@argint/contracts/severity';
import { phraseFinder } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite, topicBeside } from '../wording.ts';

/** What a question asks the writer to do, and the signs of an essay that does it. */
interface Directive {
  asks: RegExp;
  /** What is missing, after 'no sentence'. */
  lacks: string;
  /** Each family must be met by `least` words or phrases. */
  families: readonly (readonly string[])[];
  /** Families that meet it as well, once each: who tells what is good and bad about a thing lets both views speak. */
  orFamilies?: readonly (readonly string[])[];
  least: number;
  severity: Severity;
  todo: string;
}
const list = (text: string): string[] => text.split(',').map((p) => p.trim().replace(/\s+/g, ' '));

const comparing =
  list(`whereas, while, unlike, similarly, likewise, both, in contrast, by contrast, compared, comparison, compare, compares,
  comparable, contrast, contrasts, than, differ, differs, differ from, difference, differences, different, differently, similar, similarity, similarities, alike, on the other hand,
  equally, conversely, same, instead, rather, shares, share, neither, parallel, opposite, although, but, however`);
const weighing =
  list(`however, although, though, while, whereas, but, despite, nevertheless, nonetheless, yet, outweigh, outweighs, strength, strengths, weakness, weaknesses,
  limitation, limitations, limited, effective, ineffective, effectively, successful, success, successfully, failed, fails, failure, advantage, advantages, disadvantage, disadvantages,
  drawback, drawbacks, benefit, benefits, merit, merits, convincing, unconvincing, convincingly, persuasive, valid, flawed, better, worse, best, worst, more important, less important, valuable, useful, justified, sound,
  overall, evidence, significant, insufficient, adequate, inadequate, problem, problematic, on the other hand, only`);
const degrees =
  list(`extent, largely, partly, mostly, mainly, entirely, completely, totally, fully, wholly, strongly, partially, only, more than, less, limited, degree,
  primarily, chiefly, although, while, however, not only, but, most, greatly, significantly, hardly, somewhat, in part, never, always, the most, overall, agree, disagree, outweigh, outweighs, certain`);
const forIt =
  list(`advantage, advantages, benefit, benefits, beneficial, positive, positively, merit, merits, pro, pros, upside, strength, strengths, good, better, improve, improves, improved, help, helps, helpful, useful, gain, gains,
  opportunity, opportunities, easier, convenient, convenience, effective, enjoy, profit, save, saves, valuable, plus`);
const againstIt =
  list(`disadvantage, disadvantages, drawback, drawbacks, negative, negatively, con, cons, downside, downsides, weakness, weaknesses, bad, worse, harm, harms, harmful, risk, risks, danger, dangers, dangerous, problem, problems,
  cost, costs, costly, lose, loss, suffer, damage, damages, threat, threats, detrimental, difficult, difficulty, difficulties, lack, however, but, concern, concerns, expensive, issue, issues, disrupt, demerit, demerits, pitfall, pitfalls, shortcoming, shortcomings`);
const views =
  list(`some people, some, others, other people, another view, on the other hand, on the one hand, opponents, supporters, proponents, advocates, critics, while, whereas, although, however, people who, those who, many people, others believe, but, both,
  former, latter, argue, argued, view, views, opinion, opinions, side, sides`);
const answers = list(
  `solution, solutions, solve, solved, solving, measure, measures, should, could, need to, must, tackle, address, reduce, prevent, improve, encourage, government, governments, action, actions, step, steps, policy, policies, ban, tax, educate, introduce, introducing, invest, overcome, resolve, way, ways, can`,
);
const causes = list(
  `because, cause, causes, caused, reason, reasons, due to, lead, leads, led, result, results, resulted, owing to, since, as a result, stem, stems, factor, factors, why, therefore, contribute, contributes, consequence, consequences, effect, effects, make, makes, origin, responsible, attributed, thanks to, driven, trigger, triggers`,
);

const directives: readonly Directive[] = [
  {
    asks: /\b(?:compare|contrast|(?:similarities|differences) between)\b/i,
    lacks: 'sets one beside the other',
    families: [comparing],
    least: 3,
    severity: 4,
    todo: 'Take one point at a time and say in one sentence how the two stand to each other on it (“whereas”, “both”, “unlike”)',
  },
  {
    asks: /\bdiscuss both\b|\bboth (?:these |of these |the )?(?:views|sides|opinions|points of view)\b|\barguments? for and against\b/i,
    lacks: 'lets the second view speak',
    families: [views],
    orFamilies: [forIt, againstIt],
    least: 2,
    severity: 4,
    todo: 'Give the view you do not share a paragraph of its own, with its best reason',
  },
  {
    asks: /\badvantages? and (?:the )?disadvantages?\b|\bpros and cons\b|\bbenefits? and (?:drawbacks?|risks?|costs?)\b|\bpositive and negative\b|\bstrengths and weaknesses\b/i,
    lacks: 'names the other side of the scale',
    families: [forIt, againstIt],
    least: 1,
    severity: 3,
    todo: 'Put beside each gain what it costs, and say which weighs more',
  },
  {
    asks: /\b(?:evaluate|assess|critically|how (?:successful|effective|useful|valid|convincing)|appraise|judge)\b/i,
    lacks: 'says how good or how sound a thing is',
    families: [weighing],
    least: 3,
    severity: 3,
    todo: 'Name the standard you measure by, then what meets it and what falls short',
  },
  {
    asks: /\bto what extent\b|\bhow far\b|\bto what degree\b/i,
    lacks: 'says how far it is so',
    families: [degrees],
    least: 1,
    severity: 3,
    todo: 'Answer with a measure: “largely, because … , but not where …”',
  },
  {
    asks: /\bwhat (?:\w+ )?(?:solutions?|measures?|steps)\b|\b(?:suggest|propose) (?:\w+ )?(?:solutions?|measures?|ways)\b|\bhow (?:can|could|should) (?:this|these|the) (?:problems?|issues?|situation)\b|\bsolutions?\b[^?]*\?/i,
    lacks: 'says what could be done',
    families: [answers],
    least: 2,
    severity: 4,
    todo: 'Add for each problem one step, and who would have to take it',
  },
  {
    asks: /\bwhat (?:are|is) the (?:\w+ )?(?:causes?|reasons?)\b|\bwhy (?:is|are|do|does|has|have)\b|\bexplain why\b|\bcauses? (?:and|of)\b/i,
    lacks: 'says what brings it about',
    families: [causes],
    least: 2,
    severity: 3,
    todo: 'Ask of each statement “why?” and write the answer down with “because”',
  },
].map((d) => ({ ...d, severity: d.severity as Severity }));

const finders = new Map(
  directives
    .flatMap(({ families, orFamilies = [] }) => [...families, ...orFamilies])
    .map((family) => [family, phraseFinder(family)] as const),
);
const countIn = ({ sentences }: EssayModel, family: readonly string[]): number =>
  sentences.reduce((sum, s) => sum + (finders.get(family)?.(s.words).length ?? 0), 0);
const met = ({ families, orFamilies, least }: Directive, model: EssayModel): boolean =>
  families.every((family) => countIn(model, family) >= least) ||
  (orFamilies?.every((family) => countIn(model, family) > 0) ?? false);
const MIN_WORDS = 120;

/**
 * A task of the question that no sentence of the essay carries out: compare, weigh both sides, evaluate, say how far,
 * explain why, propose (task words as in Cottrell, The Study Skills Handbook). Severity 4 where half of
 * the task is missing, else 3. Generous: any word that could belong to the task counts as doing it.
 */
export const directiveUnmet: EssayDetector = (model) => {
  const { question, proseWords, sentences, thesis } = model;
  const [opening] = sentences;
  if (!question || proseWords < MIN_WORDS || !opening) return [];
  return directives.flatMap((directive): CritiqueDraft[] => {
    const found = directive.asks.exec(question);
    if (!found || met(directive, model)) return [];
    const asked = found[0].trim();
    const held = thesis?.stated ? thesis.sentence : opening;
    const topic = topicBeside(held.text, model);
    return [
      {
        rule: 'directive-unmet',
        issueType: 'relevance',
        severity: directive.severity,
        at: null,
        issue: choose(question, [
          `The question asks you to “${asked}”. We found no sentence that ${directive.lacks}.`,
          `Your task was “${asked}”, but no sentence of your essay ${directive.lacks}.`,
        ]),
        reasoning: choose(`${question}${held.text}`, [
          `What you say in ${cite(held.text, 50)} may be good, but it does only a part of the task.`,
          `A marker checks first whether you did what the question asks. With ${cite(held.text, 50)} alone, “${asked}” is not done yet.`,
        ]),
        fix: `${directive.todo}${topic ? `, starting with ${topic}` : ''}.`,
        hint: `Which sentence of yours would you show to somebody who asks where you do “${asked}”?`,
        confidence: 0.65,
      },
    ];
  });
};
