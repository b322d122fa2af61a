import { expect, test } from '@jest/globals';
import { isOtherEssay } from './is-other-essay.ts';

const rivers = `Farmers along the Limpopo depend upon irrigation from shallow wells. Reservoirs upstream release water only during
planting months, although households downstream require drinking supplies throughout winter. Municipal engineers propose
metering every connection, because leaking pipelines waste nearly half of treated water. Critics answer that metering
punishes poorer families, whose kitchens have outdated plumbing. Subsidised repairs would remove this objection, and
councils could finance them through savings. Without measurement nobody notices drought until taps run empty.`;
const trains = `Commuter railways once carried thousands between Soweto and Johannesburg every morning. Vandalised signals, stolen
copper cables and neglected carriages drove passengers towards minibus taxis. Restoring security guards at stations costs
less than building another motorway, and electric locomotives pollute less than diesel buses. Timetables must become
reliable before travellers return, since employers dismiss workers who arrive late repeatedly. Private operators might
invest if government guaranteed exclusive access to suburban platforms for fifteen years.`;

test('a text on another subject is another essay', () => {
  expect(isOtherEssay(rivers, trains)).toBe(true);
});
test('a draft with a new half is not', () => {
  const half = rivers.slice(0, rivers.length / 2);
  expect(isOtherEssay(rivers, `${half} ${trains.slice(0, 200)}`)).toBe(false);
});
test('a short text is not, as nothing can be told', () => {
  expect(isOtherEssay(rivers, trains.slice(0, 120))).toBe(false);
  expect(isOtherEssay('', trains)).toBe(false);
});
