import type { Degree, Outline, OutlineUnit } from '@argint/contracts';

/** What a degree counts of one. */
const DEGREE_SHARE: Readonly<Record<Degree, number>> = {
  fully: 1,
  partly: 0.6,
  hardly: 0.2,
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;

const ofKind = ({ units }: Outline, kind: OutlineUnit['kind']): OutlineUnit[] =>
  units.filter((unit) => unit.kind === kind);

const shareOf = ({ held }: OutlineUnit): number => (held === undefined ? 0 : DEGREE_SHARE[held]);

/** How far the claims are carried by their reasons, from 0 to 1; 0 without a claim. For outlines with degrees. */
export const carriedShare = (outline: Outline): number =>
  mean(ofKind(outline, 'claim').map(shareOf));

/** How far the views against the writer's are answered, from 0 to 1; 0 where none is heard. For outlines with degrees. */
export const sideShare = (outline: Outline): number =>
  mean(ofKind(outline, 'objection').map(shareOf));

/** Whether a view against the writer's is heard at all. */
export const hearsOthers = (outline: Outline): boolean => ofKind(outline, 'objection').length > 0;

/** The passage that concludes: the position itself where it is only stated in the end. For outlines with degrees. */
export const endOf = (outline: Outline): OutlineUnit | undefined =>
  ofKind(outline, 'conclusion')[0] ??
  ofKind(outline, 'thesis').find(({ held }) => held !== undefined);
