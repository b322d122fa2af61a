import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { oppositeDemand } from './opposite-demand.ts';

const remarks = (thesis: string, body: string) =>
  oppositeDemand(
    readEssay(
      `Many people pass here every day. ${thesis}

The noise wakes the whole street. My aunt has not slept well since spring. ${body}

The street should be a good place to live in.`,
      null,
      { textKind: 'argument' },
    ),
  );

describe('a demand that the position excludes', () => {
  test.each([
    ['The night market should be closed.', 'The council should open more night markets.'],
    ['Scooters must be banned from our town.', 'The town should allow scooters in our town.'],
  ])('is remarked on beside the position: %s %s', (thesis, body) => {
    const [found] = remarks(thesis, body);
    expect(found?.issue).toContain(body.slice(0, -1));
    expect(found?.issue).toContain(thesis.slice(0, -1));
    expect(found?.related).toHaveLength(1);
  });

  test.each([
    ['The night market should be closed.', 'The council should open more parks.'],
    ['The night market should be closed.', 'The night market is useful for visitors.'],
    [
      'The night market should be closed.',
      'The council should open more night markets. However, they should stand outside the town.',
    ],
    [
      'The night market should be closed.',
      'Some people say the council should open more night markets.',
    ],
  ])('is not seen in: %s %s', (thesis, body) => {
    expect(remarks(thesis, body)).toEqual([]);
  });
});
