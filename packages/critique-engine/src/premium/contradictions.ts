import type { PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { findContradictions } from '../layers/contradiction-layer.ts';
import type { Contradiction } from '../layers/contradiction-layer.ts';
import { quoteOf } from '../argument/plain-clause.ts';

type Item = PremiumResult['criticalThinking']['contradictions'][number];

const prompts: Readonly<Record<Contradiction['kind'], (lines: string) => string>> = {
  denial: (lines) =>
    `The two sentences (${lines}) seem to deny each other. Which one do you mean? If both, say what makes the cases different.`,
  opposites: (lines) =>
    `The two sentences (${lines}) say opposite things about one subject. In what way is each of them right? Say so in both.`,
  reach: (lines) =>
    `One sentence allows no exception, and the other names one (${lines}). Which of the two do you mean?`,
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
      exercise: `Write one sentence that begins with “Although” and holds both ${quoteOf(first, 60)} and ${quoteOf(second, 60)}.`,
    };
  });
