import { expect, test } from '@jest/globals';
import { rulesOf } from '../testing/rules-of.ts';

const essay = (
  held: string,
  about = 'Machines also break down, and then nobody can buy a ticket.',
) =>
  `Many stations replace their counters by machines, and the counters that are left close at noon. ${held}

On the one hand, machines sell tickets at any hour. A nurse who comes off her shift at four in the morning in Paarl no longer waits for the counter to open. The queue on Monday mornings is shorter as well, because five machines stand where two clerks sat before. The station also saves three wages a month, and it has spent the money on a roof for the second platform, so that passengers stay dry while they wait.

On the other hand, machines help nobody who cannot read them. Old passengers in Paarl miss their train while they look for the right button. ${about} The clerks who lost their work were people that regular passengers knew by name, and some of them have found no other post.

In conclusion, machines have changed the station a great deal, and passengers have to get used to them.`;

test.each([
  'I believe that the advantages outweigh the disadvantages.',
  'In my opinion, this development has more benefits than drawbacks.',
  'I am sure that this change has more negative sides than positive sides.',
  'In my opinion, such machines do more harm than good.',
])('a balance that no sentence weighs is asked for: %s', (held) =>
  expect(rulesOf(essay(held))).toContain('weighing-missing'),
);
test.each([
  'A wrong ticket may be worth more than the clerk earned in an hour.',
  'Nobody tells them where to compare prices, and they are less likely to travel.',
])('a word that may weigh does not always weigh: %s', (about) =>
  expect(
    rulesOf(essay('I believe that the advantages outweigh the disadvantages.', about)),
  ).toContain('weighing-missing'),
);
test.each([
  'These passengers are few compared with the thousands who save time.',
  'Such faults can be avoided if somebody checks the machines at night.',
  'Set against a night without any ticket, a missed train is a nuisance.',
  'These few minutes count for less than a roof over the platform.',
  'But they lose some minutes once, and the nurse from Paarl gained an hour of sleep each week.',
  'A missed train is a smaller harm than a night without any ticket, which is more serious.',
])('a sentence that sets one side against the other is enough: %s', (about) =>
  expect(
    rulesOf(essay('I believe that the advantages outweigh the disadvantages.', about)),
  ).not.toContain('weighing-missing'),
);
test.each([
  'I believe that stations should keep one counter open.',
  'Some people say that the advantages outweigh the disadvantages.',
])('a position that claims no balance owes none: %s', (held) =>
  expect(rulesOf(essay(held))).not.toContain('weighing-missing'),
);
