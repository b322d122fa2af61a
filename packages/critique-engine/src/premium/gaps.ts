import type { EssayModel } from '../essay-model.ts';
import { termsOfQuestion } from '../argument/terms-of-question.ts';
import { phraseOf } from '../comment/phrase-of.ts';
import { noCounterArgument } from '../detectors/no-counter-argument.ts';
import { shownDrafts } from '../detectors/shown-drafts.ts';
import { statisticWithoutSource } from '../detectors/statistic-without-source.ts';
import { unansweredCounter } from '../detectors/unanswered-counter.ts';
import { loneClaim } from '../findings/argument-advice.ts';
import { openTerms } from '../findings/questions/term-questions.ts';
import { listed } from '../wording.ts';
import type { Moves } from '../argument/essay-moves.ts';

const MOST = 5;

/** What a reader would miss and the layers are sure of: parts of the question, reasons, other views, terms, sources. */
export const gaps = (model: EssayModel, moves: Moves): string[] => {
  const { text, lines } = model;
  const line = (start: number): string => `line ${lines.lineAt(start)}`;
  const found: string[] = [];
  const missed = termsOfQuestion(model).missed.map((word) => `“${word}”`);
  if (missed.length)
    found.push(
      `The question also names ${listed(missed.slice(0, 4))}. We did not find that in your essay.`,
    );
  const lone = loneClaim(model, moves);
  const claim = lone && phraseOf(text, lone);
  if (lone && claim) found.push(`In ${line(lone.start)} you give no reason for ${claim}.`);
  const [open] = shownDrafts(
    model.prose.flatMap((paragraph) => unansweredCounter(paragraph, model)),
    model,
  );
  const view = open?.at && phraseOf(text, open.at);
  if (open?.at && view && open.rule === 'counter-unanswered')
    found.push(`In ${line(open.at.start)} we found no answer to ${view}.`);
  else if (shownDrafts(noCounterArgument(model), model).length > 0)
    found.push(
      moves.mentionOfOthers
        ? 'Your introduction names people who see it differently, and we found no answer to them.'
        : 'We found no view against yours.',
    );
  const [term] = openTerms(model);
  if (term)
    found.push(
      `Readers may understand “${term.word}” (${line(term.sentence.start)}) differently, and we found no sentence that says how you mean it.`,
    );
  const [counted] = shownDrafts(
    model.prose.flatMap((paragraph) => statisticWithoutSource(paragraph, model)),
    model,
  );
  if (counted?.at)
    found.push(
      `We found no source for “${text.slice(counted.at.start, counted.at.end)}” in ${line(counted.at.start)}.`,
    );
  return found.slice(0, MOST);
};
