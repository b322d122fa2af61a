import type { AnalysisResult } from '@argint/contracts';
import { COUNTERS, phraseFinder } from '@argint/text-analysis';
import { absoluteClaim } from '../detectors/absolute-claim.ts';
import { anecdoteAsProof } from '../detectors/anecdote-as-proof.ts';
import { groupGeneralisation } from '../detectors/group-generalisation.ts';
import { loadedWording } from '../detectors/loaded-wording.ts';
import { thesisAnnounced } from '../detectors/thesis-announced.ts';
import { thesisMissing } from '../detectors/thesis-missing.ts';
import type { EssayModel, Sentence } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import type { ParagraphDetector } from '../remark.ts';
import { cite, topicOf } from '../wording.ts';

type Strength = AnalysisResult['strengths'][number];
const counters = phraseFinder(COUNTERS);
const MOST = 6;
const faults: readonly ParagraphDetector[] = [
  absoluteClaim,
  anecdoteAsProof,
  groupGeneralisation,
  loadedWording,
];

/** Sentences that a remark finds fault with: praise would contradict it. */
const faulted = (model: EssayModel): Set<Sentence> => {
  const remarks = [
    ...thesisAnnounced(model),
    ...thesisMissing(model),
    ...model.prose.flatMap((p) => faults.flatMap((detect) => detect(p, model))),
  ];
  const places = remarks.flatMap(({ at }) => at ?? []);
  return new Set(
    model.sentences.filter((s) => places.some((at) => at.start < s.end && s.start < at.end)),
  );
};

/** What is done well, each with the sentence that does it: thesis with ground, carried claim, source, fairness. */
export const findStrengths = (model: EssayModel): Strength[] => {
  const praise = ({ start, end }: Sentence, text: string): Strength => ({ start, end, text });
  const { thesis } = model;
  const bad = faulted(model);
  const sentences = model.sentences.filter((s) => !bad.has(s));
  const links = model.links.filter(({ claim }) => !bad.has(claim));
  const found: Strength[] = [];
  if (thesis?.stated && thesis.sentence.part === 'introduction' && !bad.has(thesis.sentence))
    found.push(
      praise(
        thesis.sentence,
        `Your position is told early and in plain words: ${cite(thesis.sentence.text)}.`,
      ),
    );
  const best = [...links].sort((a, b) => b.premises.length - a.premises.length)[0];
  if (best && best.premises.length >= 2)
    found.push(
      praise(
        best.claim,
        `You do not leave ${cite(best.claim.text, 50)} alone: ${best.premises.length} sentences argue for it, among them ${cite(best.premises[0]?.text ?? '', 50)}.`,
      ),
    );
  const sourced = sentences.find((s) => isCited(model, s));
  if (sourced)
    found.push(
      praise(
        sourced,
        `Here the reader can check you: ${cite(sourced.text, 50)} names where it comes from.`,
      ),
    );
  const fair = sentences.find((s) => s.part === 'body' && counters(s.words).length > 0);
  if (fair)
    found.push(
      praise(
        fair,
        `You let another view in on ${topicOf(fair, model) ?? 'the matter'}: ${cite(fair.text, 50)}.`,
      ),
    );
  const exact = sentences.find(
    (s) =>
      s.role === 'premise' && /\bfor (?:example|instance)\b/i.test(s.text) && s.words.length >= 10,
  );
  if (exact) found.push(praise(exact, `A case instead of a generality: ${cite(exact.text, 60)}.`));
  return found.slice(0, MOST).sort((a, b) => a.start - b.start);
};
