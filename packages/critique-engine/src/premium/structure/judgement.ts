import type { EssayModel } from '../../essay-model.ts';

/** One judgement of the structure: a strength, or a weakness with what to do about it. */
export type Judgement = { strength: string } | { weakness: string; advice: string };

/** `strength` if `isGood`, else the weakness and its advice. */
export const judge = (
  isGood: boolean,
  strength: string,
  weakness: string,
  advice: string,
): Judgement => (isGood ? { strength } : { weakness, advice });

/** 'Line 3': the line on which a part of the essay begins. */
export const lineOf = ({ lines }: EssayModel, { start }: { start: number }): string =>
  `Line ${lines.lineAt(start)}`;
