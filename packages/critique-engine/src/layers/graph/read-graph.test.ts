import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import type { ReadEssay } from '../../essay.ts';
import { CONNECTIVES, connectiveAt } from './connectives.ts';
import { argumentOf, objectionsOf } from './read-graph.ts';

const ESSAY = `My aunt sells fish at the harbour, and every winter the harbour floods. I believe that the town should build a wall along the quay.

Last July the water stood in her shop for nine days. She threw away two freezers of hake, and so did the man beside her. A wall of a metre would have kept the water out. So the wall pays for itself within a few winters.

Some residents say that a wall would spoil the view. But the view from the hill remains as it was, because the quay lies far below it. A bench on the wall would even give the view to people who now sit behind parked cars.

Although a loan costs interest, the repairs cost more. The town has paid for the same tar three times since 2017.

The sea will not wait for the council. My aunt has moved her freezers to the loft, and she is too old for the stairs.`;

const modelOf = (text: string): ReadEssay => readEssay(text, null, { textKind: 'argument' });
const unitsOf = (text: string, kind: string): string[] => {
  const essay = modelOf(text);
  return argumentOf(essay)
    .units.filter((unit) => unit.kind === kind)
    .map(({ start, end }) => essay.text.slice(start, end));
};

describe('the connectives', () => {
  test('are about 120 or more, each once within its sense', () => {
    expect(CONNECTIVES.length).toBeGreaterThan(120);
    const keys = CONNECTIVES.map(({ phrase, sense }) => `${sense} ${phrase}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the longest one that fits is found', () => {
    const words = ['for', 'this', 'reason', 'we', 'stay'];
    expect(connectiveAt(words, 0)).toMatchObject({
      connective: { phrase: 'for this reason', sense: 'result' },
      length: 3,
    });
    expect(connectiveAt(words, 3)).toBeNull();
  });
});

describe('the argument graph', () => {
  test('finds a claim that is drawn at the end of what it rests on', () => {
    expect(unitsOf(ESSAY, 'claim')).toContain('So the wall pays for itself within a few winters');
  });

  test('links what stands before a drawn claim to it', () => {
    const essay = modelOf(ESSAY);
    const { units, edges } = argumentOf(essay);
    const claim = units.find(({ start }) => essay.text.startsWith('So the wall', start));
    const supports = edges.filter(({ to, kind }) => to === claim?.index && kind === 'supports');
    expect(supports.length).toBeGreaterThan(0);
    expect(supports.every(({ from }) => from < (claim?.index ?? 0))).toBe(true);
  });

  test('an objection is a view of others, and the writer’s next turn answers it', () => {
    const [view] = objectionsOf(modelOf(ESSAY)).filter(({ unit }) => !unit.isSubordinate);
    expect(view?.unit.sentence.text).toBe('Some residents say that a wall would spoil the view.');
    expect(view?.answer?.text).toMatch(/^But the view from the hill/);
  });

  test('a concession is answered by its own main clause', () => {
    const conceded = objectionsOf(modelOf(ESSAY)).filter(({ unit }) => unit.isSubordinate);
    expect(conceded.length).toBeGreaterThan(0);
    for (const { unit, answer } of conceded) expect(answer).toBe(unit.sentence);
  });

  test.each([
    [
      'Although some residents say that a wall would spoil the view, the quay lies far below the hill.',
      'Although some residents say that a wall would spoil the view',
      'the quay lies far below the hill',
    ],
    [
      'While critics say that it costs too much, a low wall is cheap.',
      'While critics say that it costs too much',
      'a low wall is cheap',
    ],
  ])(
    'the main clause is the answer to the view that its sentence grants: %s',
    (said, view, reply) => {
      const text = ESSAY.replace(/Some residents say[^.]+\.[^.]+\./, said);
      expect(unitsOf(text, 'objection')).toContain(view);
      expect(unitsOf(text, 'answer')).toContain(reply);
    },
  );

  test.each([
    'Some residents say that if the wall comes, nobody will see the ships.',
    'Some residents love the view, while others claim that the wall is ugly.',
  ])('people who report a view do not answer it in the same sentence: %s', (said) => {
    const text = ESSAY.replace(/Some residents say[^.]+\.[^.]+\./, said);
    expect(unitsOf(text, 'answer').join(' ')).not.toMatch(/Some residents/);
  });

  test('a clause with “because” is the reason of its main clause', () => {
    expect(unitsOf(ESSAY, 'reason')).toContain('because the quay lies far below it');
  });

  test.each([
    'That fear is fair, but a bench on the wall gives the view back.',
    'They forget that the wall is only a metre high.',
    'A metre of wall hides the pier, yet it leaves the whole bay in sight.',
  ])('a sentence that weighs the view just heard answers it: %s', (reply) => {
    const weighed = ESSAY.replace(/But the view from the hill[^.]+\./, reply);
    const [view] = objectionsOf(modelOf(weighed)).filter(({ unit }) => !unit.isSubordinate);
    expect(view?.answer?.text).toBe(reply);
  });

  test('an objection without a turn after it has no answer', () => {
    const open = ESSAY.replace('But the view', 'The view').replace(
      ', because the quay',
      '. The quay',
    );
    const [view] = objectionsOf(modelOf(open)).filter(({ unit }) => !unit.isSubordinate);
    expect(view?.unit.sentence.text).toMatch(/^Some residents say/);
    expect(view?.answer).toBeNull();
  });

  test('a text that is no argument has no graph', () => {
    const essay = readEssay(ESSAY, null, { textKind: 'narrative' });
    expect(argumentOf(essay)).toEqual({ units: [], edges: [] });
  });

  test('units cover their sentences in order and edges point at units', () => {
    const { units, edges } = argumentOf(modelOf(ESSAY));
    units.forEach((unit, i) => expect(unit.index).toBe(i));
    for (const { from, to, weight } of edges) {
      expect(units[from]).toBeDefined();
      expect(units[to]).toBeDefined();
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  });
});
