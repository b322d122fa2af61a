import type { Outline, OutlineUnit, Position, Reading, TextKind } from '@argint/contracts';
import { paragraphsOf, type Span } from '@argint/text-analysis';
import type { ModelAnswer } from '../answers/answer-schemas.ts';
import { groundAuthors } from './ground-authors.ts';
import { isPublishable } from './publishable.ts';
import { placePassage, type Page } from './place-passage.ts';

type Answer = ModelAnswer<'reading'>;
type Edge = Outline['edges'][number];

/** Kinds of text that argue nothing. */
const WITHOUT_ARGUMENT: ReadonlySet<TextKind> = new Set(['narrative', 'reflection', 'letter']);
/** How sure a model is of the kind of a text. */
const CERTAINTY = 0.9;

/** Whether a text is judged as an argument: by its kind, and one of no known kind where it makes claims. */
export const isArgued = (kind: TextKind, { claims }: Pick<Answer, 'claims'>): boolean =>
  !WITHOUT_ARGUMENT.has(kind) && !(kind === 'other' && claims.length === 0);

const positionOf = ({ position }: Answer, page: Page): Position | null => {
  const at = position.stated === 'none' ? null : placePassage(page, position);
  return (
    at && {
      ...at,
      lineNumber: page.lines.lineAt(at.start),
      quote: page.text.slice(at.start, at.end),
      isStated: position.stated === 'outright',
    }
  );
};

/** Collects the units of an outline. A passage that does the same twice is one unit. */
const createOutline = (page: Page) => {
  const starts = paragraphsOf(page.text).map(({ start }) => start);
  const paragraphAt = (offset: number): number =>
    Math.max(1, starts.filter((start) => start <= offset).length);
  const units: OutlineUnit[] = [];
  const edges: [OutlineUnit, OutlineUnit, Edge['kind']][] = [];
  return {
    add: (at: Span | null, unit: Omit<OutlineUnit, 'start' | 'end' | 'paragraph'>) => {
      if (!at) return null;
      const known = units.find(
        ({ start, end, kind }) => start === at.start && end === at.end && kind === unit.kind,
      );
      if (known) return known;
      const made = { ...at, ...unit, paragraph: paragraphAt(at.start) };
      units.push(made);
      return made;
    },
    link: (from: OutlineUnit | null, to: OutlineUnit | null, kind: Edge['kind']): void => {
      if (from && to && from !== to) edges.push([from, to, kind]);
    },
    /** The outline in the order of the essay. */
    finish: (): Outline => {
      const ordered = units.toSorted((a, b) => a.start - b.start || b.end - a.end);
      return {
        units: ordered,
        edges: edges.map(([from, to, kind]) => ({
          from: ordered.indexOf(from),
          to: ordered.indexOf(to),
          kind,
        })),
        omitted: 0,
      };
    },
  };
};

const outlineOf = (answer: Answer, position: Position | null, page: Page): Outline => {
  const outline = createOutline(page);
  const { follows, ...ending } = answer.conclusion;
  const end = placePassage(page, ending);
  // A position that is only stated in the end is the conclusion as well, and stands once.
  const isThesis = end && position && end.start < position.end && position.start < end.end;
  const thesis = outline.add(position, { kind: 'thesis', ...(isThesis && { held: follows }) });
  for (const { reasons, carried, ...claimed } of answer.claims) {
    const claim = outline.add(placePassage(page, claimed), { kind: 'claim', held: carried });
    outline.link(claim, thesis, 'supports');
    for (const { sort, ...reason } of reasons)
      outline.link(outline.add(placePassage(page, reason), { kind: sort }), claim, 'supports');
  }
  for (const { answered, replyQuote, replyLine, ...view } of answer.others) {
    const at = placePassage(page, view);
    const objection = outline.add(at, { kind: 'objection', speaker: 'others', held: answered });
    outline.link(objection, thesis, 'opposes');
    const reply = placePassage(page, { quote: replyQuote, line: replyLine });
    if (objection) outline.link(outline.add(reply, { kind: 'answer' }), objection, 'answers');
  }
  if (!isThesis)
    outline.link(outline.add(end, { kind: 'conclusion', held: follows }), thesis, 'restates');
  return outline.finish();
};

const strengthsOf = ({ strengths }: Answer, page: Page): Reading['strengths'] =>
  strengths.flatMap((strength) => {
    const at = placePassage(page, strength);
    return at && isPublishable(page.text, strength.text) ? [{ ...at, text: strength.text }] : [];
  });

const questionsOf = ({ questions }: Answer, page: Page): Reading['questions'] =>
  questions
    .filter((one) => placePassage(page, one) !== null)
    .filter(({ operation, difficulty, discipline, question, followUps }) =>
      isPublishable(page.text, operation, difficulty, discipline, question, ...followUps),
    )
    .map(({ operation, difficulty, discipline, question, followUps }) => ({
      cognitiveOperation: operation,
      difficulty,
      disciplinaryLens: discipline,
      basePrompt: question,
      followUps,
    }));

const fieldOf = ({ field }: Answer, fit: (lines: readonly string[]) => string[]) => {
  const [overall] = fit([field.strongWork]);
  return {
    comparison:
      overall === undefined
        ? null
        : { overall, differences: fit(field.differences), shortcomings: [] },
    habits: fit(field.habits),
    frameworks: fit(field.frameworks),
  };
};

/** What a reading must have besides its form: its position stands in the essay. */
export const readingFaults = (answer: Answer, page: Page): string[] =>
  answer.position.stated !== 'none' && placePassage(page, answer.position) === null
    ? ['position.quote: these words are not in the essay; quote the sentence word for word']
    : [];

/**
 * The model's reading with its places in the essay. What is quoted and not found is left out; what may not be shown is
 * left out as well.
 */
export const groundReading = (
  answer: Answer,
  page: Page,
  given: { question: string | null; textKind: TextKind | null },
): Reading => {
  const { text } = page;
  const fit = (lines: readonly string[]): string[] =>
    lines.filter((line) => isPublishable(text, line));
  const kind = given.textKind ?? answer.kind;
  const argued = isArgued(kind, answer);
  const position = argued ? positionOf(answer, page) : null;
  return {
    by: 'model',
    textKind: { kind, certainty: given.textKind === null ? CERTAINTY : 1 },
    understood: fit([answer.understood])[0] ?? null,
    position,
    answersQuestion: given.question === null ? null : answer.answers,
    outline: argued ? outlineOf(answer, position, page) : null,
    strengths: strengthsOf(answer, page),
    refinedTheses: position
      ? answer.refined.filter(({ thesis, rationale }) => isPublishable(text, thesis, rationale))
      : [],
    openings: answer.openings
      .filter(({ kind: about, question }) => isPublishable(text, about, question))
      .map(({ kind: critiqueType, question, caveats }) => ({
        critiqueType,
        dialecticalPrompt: question,
        potentialCaveats: fit(caveats),
      })),
    questions: questionsOf(answer, page),
    assumptions: [],
    further: { opportunities: [], caveats: fit(answer.caveats), syntheses: fit(answer.synthesis) },
    authors: groundAuthors(answer.authors, text),
    absentVoices: [],
    field: fieldOf(answer, fit),
    emptyReasons: {},
  };
};
