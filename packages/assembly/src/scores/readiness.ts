import { AREAS, type Area, type LineCritique, type Reading, type Scores } from '@argint/contracts';
import { listed } from '@argint/text-analysis';
import { isGrave } from '../remarks/about-thinking.ts';
import { isEssay } from '../text-kinds.ts';
import { weakest } from './weakest.ts';

/** Not every slip is found, so even the best verdict says so. */
const NEARLY_READY =
  'Nearly ready, as far as we can see: let somebody else read it for what we miss';

/** A criterion as a student calls it. */
const NAMES: Readonly<Record<Area, string>> = {
  relevance: 'how you answer the question',
  thesis: 'your position',
  argument: 'your argument',
  structure: 'your paragraphs and their order',
  sources: 'your sources',
  language: 'your language',
};

/** Below this score a criterion needs work, however good the others are. */
const WEAK_BELOW = 46;
/** What the engine reads of an argument. Of the answer and the reasons it only counts signs. */
const READ_BY_ENGINE: ReadonlySet<Area> = new Set(['structure', 'sources', 'language']);
/** From this score on the engine has nothing to say against what it reads. */
const GOOD_FROM = 78;

/** A text is close only clearly above the middle of a marker's scale, and nearly ready well above that. */
const CLOSE_FROM = 70;
const NEARLY_READY_FROM = 80;

/** The weakest criteria in words, as far as their reader can tell; after the first only those that hold the text back. */
const whatToWorkOn = ({ by, outline }: Reading, scores: Scores, most: number): string => {
  const all = weakest(scores);
  const read =
    by === 'model' || outline === null
      ? all
      : all.filter(({ name, value }) =>
          READ_BY_ENGINE.has(name) ? value < GOOD_FROM : name === 'relevance' && value < WEAK_BELOW,
        );
  return read.length === 0
    ? 'let somebody read your reasons, which we can’t judge'
    : `work on ${listed(
        read
          .filter(({ value }, place) => place === 0 || value < CLOSE_FROM)
          .slice(0, most)
          .map(({ name }) => NAMES[name]),
      )}`;
};

/** Below this score there is more to do than mending. */
const EARLY_BELOW = 30;

const hasWeakArea = (scores: Scores): boolean =>
  AREAS.some((area) => (scores[area].value ?? 100) < WEAK_BELOW);

const lineOf = ({ lineNumber }: LineCritique, before: string): string =>
  lineNumber === null ? '' : `${before} in line ${lineNumber}`;

/** What a grave remark stands against, by its issue type. */
const AGAINST: Readonly<Record<LineCritique['issueType'], string>> = {
  relevance: 'it does not answer the question yet',
  thesis: 'your position does not hold yet as it stands',
  argument: 'a step that your argument rests on does not hold yet',
  source: 'a statement that your argument rests on has nothing to stand on',
  style: 'a reader cannot follow it yet',
  grammar: 'a reader cannot follow its sentences yet',
};

/** The engine alone knows neither the reasons nor most slips, so it promises nothing. */
const AS_FAR_AS_RULES_SEE =
  'Our rules can’t tell: they know only the commonest slips, so let somebody read your sentences and your reasons';

const close = (reading: Reading, scores: Scores, lead: LineCritique | null): string =>
  lead
    ? `Close: take up what to fix first${lineOf(lead, ',')}`
    : `Close: ${whatToWorkOn(reading, scores, 1).replace('work on', 'work once more on')}`;

/**
 * How close a text is to being handed in: one sentence without its full stop. It follows the remark to fix first where
 * that is grave, then what the reading lacks, then the scores. A word such as 'ready' promises that little is left to
 * do, so it needs a good overall score, no weak criterion and nothing to fix first.
 */
export const readiness = (
  reading: Reading,
  scores: Scores,
  lead: LineCritique | null,
  { asksNoPosition, hasRemarks }: { asksNoPosition: boolean; hasRemarks: boolean },
): string => {
  const overall = scores.overall.value ?? 0;
  const isArgument = reading.outline !== null;
  if (overall < EARLY_BELOW)
    return isArgument && reading.by === 'model'
      ? 'Early draft: rework the main line before the wording'
      : 'Early draft: work on the sentences first';
  const isWithheld = reading.position === null || isEssay(reading.textKind);
  if (isArgument && !reading.position?.isStated && isWithheld && !asksNoPosition)
    return 'Not yet: no sentence says outright what you think';
  if (isArgument && reading.answersQuestion === 'hardly') return `Not yet: ${AGAINST.relevance}`;
  if (lead && isGrave(lead) && overall < NEARLY_READY_FROM)
    return `Not yet: ${AGAINST[lead.issueType]} (see what to fix first${lineOf(lead, ',')})`;
  const isFormAlone = isArgument && reading.by === 'engine' && lead === null;
  if (isFormAlone && (overall >= CLOSE_FROM || !hasRemarks)) return AS_FAR_AS_RULES_SEE;
  if (overall < CLOSE_FROM) return `Not yet: ${whatToWorkOn(reading, scores, 2)}`;
  const isNearly = overall >= NEARLY_READY_FROM && !hasWeakArea(scores) && lead === null;
  return isNearly ? NEARLY_READY : close(reading, scores, lead);
};
