import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { findContradictions } from '../layers/contradiction-layer.ts';
import type { Contradiction } from '../layers/contradiction-layer.ts';
import { quoteOf } from '../argument/plain-clause.ts';

type Item = PremiumResult['criticalThinking']['contradictions'][number];

const prompts: Readonly<Record<Contradiction['kind'], (lines: string) => string>> = {
  denial: (lines) =>
    `One of the two sentences (${lines}) denies the other. Which do you hold? If both, what makes the cases different?`,
  opposites: (lines) =>
    `The two sentences (${lines}) call one thing by opposite names. In which respect is each right? Write that respect into both.`,
  reach: (lines) =>
    `One sentence leaves no exception, the other names one (${lines}). Which word has to give way: the “all” or the “some”?`,
};

/** Pairs of the writer's own sentences that contradict each other, each with a way to resolve it. */
export const contradictions = (model: EssayModel): Item[] =>
  findContradictions(model).map(({ first, second, kind }) => {
    const lines = `lines ${model.lines.lineAt(first.start)} and ${model.lines.lineAt(second.start)}`;
    const prompt = prompts[kind](lines);
    return {
      claimA: first.text,
      claim1: first.text,
      claimB: second.text,
      claim2: second.text,
      resolutionPrompt: prompt,
      resolution: prompt,
      exercise: `Write one sentence that begins “Although …” and in which ${quoteOf(first, 60)} and ${quoteOf(second, 60)} both have a place.`,
    };
  });
