import { describe, expect, test } from '@jest/globals';
import { correctionsOf, describeRules } from '../../testing/describe-rules.ts';
import { TAGGED_EXAMPLES } from '../../testing/grammar-examples/tagged-examples.ts';
import { CONFUSION_EXAMPLES } from '../../testing/grammar-examples/confusion-examples.ts';
import { VERB_SLIP_EXAMPLES } from '../../testing/grammar-examples/verb-slip-examples.ts';
import { TAGGED_RULES } from './tagged-rules.ts';

describeRules('rules that read parts of speech', TAGGED_RULES, [
  ...TAGGED_EXAMPLES,
  ...VERB_SLIP_EXAMPLES,
  ...CONFUSION_EXAMPLES,
]);

describe('the rules that read parts of speech', () => {
  test.each([
    ['This proves that drums makes dogs bark.', 'drums make'],
    ["The dogs wasn't afraid of the storm.", "dogs weren't"],
    ['The results proves that the bridge is safe.', 'results prove'],
    ['In this case the parties was in agreement.', 'parties were'],
    ['The readings of the second trial was too high.', 'readings of the second trial were'],
    ['The quality of the ropes are poor.', 'quality of the ropes is'],
    ['We found that no oxygen were produced.', 'oxygen was'],
    ['They opened it and there was no screws in the box.', 'there were'],
    ['I saw the ones who was angry.', 'ones who were'],
    ['They hired two constructor of ships.', 'two constructors'],
    ['My brothers always says no.', 'brothers always say'],
    ['Fences in the valley has gates.', 'Fences in the valley have'],
  ])('correct “%s” to “%s”', (wrong, right) => {
    expect(correctionsOf(wrong).map(([, replacement]) => replacement)).toEqual([right]);
  });

  test.each([
    'If the child were here, the house would be full.',
    'The team have won, and the family are pleased.',
    'Every year students have to pay more.',
    'Ten years is a long time to wait.',
    'Friends is a series that my sister watches.',
    'Not until the end of the war do ships sail again.',
    'A lot of people have left, and the number of shops is falling.',
    'An experiment done by two students shows it.',
    'The students needs are clear to see.',
    'Physics is hard, and news is good.',
    'The book she reads is old, and the songs that he sings are new.',
    'My father, who he says is ill, sleeps.',
    'We need rules that is why we vote.',
    'There is bread, milk and eggs on the table.',
    'The help there is people give for nothing.',
    'In chapter two section one is hard to read.',
    'She took a two week holiday and ran a five kilometre race.',
    'The town has a three year plan, and he wrote that two year contract.',
    'After a month she put on weight, and it hit the news.',
    'The day before it cost less.',
    'Yesterday she call me.',
    'When the boys come home the noise begins.',
    'The council are meeting and the rest are waiting.',
    'All the miners needs is rest.',
    'The books he has are old.',
    'The friends she has are kind.',
    'Ten years is a long time, and the last two weeks was the worst of it.',
    'If the mayor were here, the crowd would listen.',
    'She demanded that the mayor have a hearing.',
    'The more the child have to walk, the less it learns.',
    'The use of the tools people have is small.',
    'One of the men who was there spoke.',
    'The miners notes are long.',
    'Is the ropes factory near the river?',
    'There is no news from the valley.',
    'The people there was no help to.',
    'The police were late, and the poor were first.',
    'The taxi rank, the market and the bus station are near.',
    'God save the team, we sang.',
    'Heaven help the child who is late.',
    'Heaven forbid that he fail.',
    'The izangoma are trained for years.',
    'The amadlozi speak to the family.',
    'The imikhuba were old, and the dikgosi rule the valley.',
    'THE UNITED NATIONS MEET IN SOUTH AFRICA.',
  ])('leave “%s” alone', (sentence) => {
    const ids = new Set(TAGGED_RULES.map(({ id }) => id));
    expect(correctionsOf(sentence).filter(([id]) => ids.has(id))).toEqual([]);
  });

  test('read a sentence of 300 nouns in linear time and find nothing in it', () => {
    expect(correctionsOf(`${'The box of the red '.repeat(300)}box.`)).toEqual([]);
  });
});
