import { describe, expect, test } from '@jest/globals';
import { AREAS } from '@argint/contracts';
import { analyse } from '../cli/analyse.ts';

const QUESTION = 'Should zoos be closed?';
const weak = [
  'Zoos are bad. Animals live in cages and they are sad. I have seen a lion that walked up and down the whole day.',
  'Children can learn about animals from television. There are many programmes about animals. In these programmes you see more than in a zoo, because the bears are often asleep.',
  'Animals have feelings like us. My dog knows when I am sad. Would you want to live in a prison? Nobody would, and people who buy a ticket pay for one.',
  'I hope that it will be a beautiful day for the animals and also for us, because we will be better people.',
].join('\n\n');
const offTopic = weak.replaceAll(/\bzoos?\b/gi, 'parks');
const undecided =
  'Zoos were invented long ago and there are many of them. Some people like them and others do not. In this essay I will talk about zoos and animals.\n\nIn a zoo there are lions and bears. They eat meat. Visitors come on Sundays and the children have ice cream.\n\nEverybody is different and there are good sides and bad sides.';

describe('a criterion below half', () => {
  test.each([
    ['a weak essay', weak],
    ['one that leaves its question', offTopic],
    ['one that takes no position', undecided],
  ])('of %s says what lowered it, and not what it has', async (_, text) => {
    const { scores } = await analyse(text, QUESTION, 'comprehensive');
    const low = AREAS.map((name) => scores[name]).filter(
      ({ value }) => value !== null && value < 50,
    );
    expect(low.length).toBeGreaterThan(0);
    for (const { shortfall } of low) {
      expect(shortfall).toBeTruthy();
      expect(shortfall).not.toMatch(
        /what your essay has shown|and gives a reason|^the position is/,
      );
    }
  });
});

test('the overall score names the criterion that cost it most', async () => {
  const { scores } = await analyse(offTopic, QUESTION, 'comprehensive');
  expect(scores.overall.shortfall).toMatch(/^(?:language|relevance|argument), at \d+ of 100$/);
});
