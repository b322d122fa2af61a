import type { CritiqueDraft } from '../critique-draft.ts';
import type { EssayModel } from '../essay-model.ts';
import { maySpeak } from '../kind/who-may-speak.ts';

/**
 * The chance that a remark of a rule is true and worth saying, judged on sound essays of our own and by a reader of
 * results (docs/engine-log.md). Rules that turn on knowledge of the world, such as what caused what, have no form that
 * can be seen: they stay below SHOWN_FROM. Rules without an entry keep the confidence that they give themselves.
 */
const CHANCES: Readonly<Record<string, number>> = {
  'absolute-claim': 0.2,
  'anecdote-as-proof': 0.25,
  'appeal-to-popularity': 0.45,
  'case-missing': 0.4,
  'causal-leap': 0.25,
  contradiction: 0.4,
  'conclusion-evades': 0.45,
  'loaded-wording': 0.4,
  'missing-transition': 0.45,
  nominalisation: 0.4,
  'order-markers': 0.4,
  'repeated-word': 0.4,
  'post-hoc': 0.4,
  'question-terms-missed': 0.2,
  'rhetorical-question': 0.3,
  'story-without-point': 0.4,
  'thesis-fact': 0.35,
  'thesis-several': 0.35,
  'thesis-unmarked': 0.3,
  'undefined-term': 0.35,
};

/** A remark with a lower chance is not shown, and no score rests on it. */
const SHOWN_FROM = 0.5;

/** Rules that need a whole essay to judge. In fewer words than this they are silent. */
const NEEDS_AN_ESSAY: ReadonlySet<string> = new Set([
  'no-counter-argument',
  'one-sentence-paragraph',
  'reference-list-missing',
  'thesis-buried',
  'thesis-missing',
  'thesis-unclear',
  'unsupported-claim',
]);
const ESSAY_WORDS = 180;

/** Whether a remark is likely enough to be shown in this essay. */
export const isLikely = ({ rule, confidence }: CritiqueDraft, model: EssayModel): boolean =>
  (CHANCES[rule] ?? confidence) >= SHOWN_FROM &&
  (model.proseWords >= ESSAY_WORDS || !NEEDS_AN_ESSAY.has(rule));

/** The remarks that may be shown: those that fit the kind of text and are likely enough in this essay. */
export const shownDrafts = (drafts: readonly CritiqueDraft[], model: EssayModel): CritiqueDraft[] =>
  drafts.filter((draft) => maySpeak(model.kind, draft) && isLikely(draft, model));
