import { expect, test } from '@jest/globals';
import { remarksOf } from '../testing/rules-of.ts';

const QUESTION = 'Should schools give pupils a free lunch?';
const INTRO =
  'Many pupils come to school without food, and some of them learn nothing after ten o’clock because they are hungry. Some people say that parents should pay for lunch. In my opinion every school should give its pupils a free lunch.';
const LEARNING =
  'First of all, hungry pupils cannot learn. A pupil who has not eaten since supper thinks of food and not of the lesson. When our school began to give lunch, the pupils in my class listened until the last lesson, and the teachers were less tired too. Food is therefore a part of learning, and a school that wants its pupils to learn should give them lunch.';
const PARENTS =
  'Secondly, a free lunch helps parents. Many parents leave home before six and have no time to cook, and some have no money for food at the end of the month. If the school gives lunch, these parents know that their children eat once a day, and they can pay for school books instead.';
const CONCLUSION =
  'In conclusion, pupils who eat can learn, and parents who need not pay for lunch can help in other ways. For these reasons I believe that schools should give every pupil a free lunch.';
const FOREIGN =
  'Moreover, tourism brings money to towns on the coast. Hotels need gardeners, drivers and guides for most of the year, and visitors from abroad buy carpets and pots in the markets. When the airport was built, three villages found work in a single season. Tourism also keeps old crafts alive that would otherwise die out with the last weavers.';
const ASIDE =
  'Another advantage is health. Bread with jam fills the stomach, but it contains little that keeps a body strong. A cook who plans the week can serve beans, cabbage and fruit, so that pupils get vitamins which sweets from the kiosk never contain. A doctor who visits our school says that fewer pupils faint on Mondays since then.';
const STORY =
  'I remember my cousin Thabo. He walked nine kilometres every morning and he never complained. One winter he fainted beside the road, and a driver carried him to the clinic in Giyani. The sister there asked him what he had eaten, and he was ashamed and said nothing. My aunt cried when she heard it.';
const MINE =
  'For example, a platinum mine near Rustenburg gives its crews porridge before the shift. Since it began, accidents underground have fallen, the crews drill two metres more in a week, and fewer of them are sent home with headaches. The manager says that the porridge costs less than one broken drill, and other mines have copied it.';
const TREASURY =
  'Some people argue that the treasury cannot carry this. Taxes are already high, they say, and each new promise means another loan from a bank overseas. Roads, clinics and water pipes wait for repair in most provinces. A government that keeps adding to its budget will soon pay more in interest than in salaries.';

const essayWith = (paragraph: string): string =>
  [INTRO, LEARNING, paragraph, PARENTS, CONCLUSION].join('\n\n');
const remarks = (text: string, question: string | null = QUESTION) =>
  remarksOf(text, question).filter(({ ruleId }) => ruleId === 'paragraph-off-question');

test('a paragraph on another subject is marked, with its subject, that of the essay and both ways out', () => {
  const [remark, ...others] = remarks(essayWith(FOREIGN));
  expect(others).toEqual([]);
  expect(remark).toMatchObject({ quote: FOREIGN, issueType: 'relevance' });
  expect(remark?.issue).toMatch(
    /Your essay is about .*“lunch”.*This paragraph speaks of “[tT]ourism”/,
  );
  expect(remark?.fix).toMatch(/say in its first sentence.*leave it out/);
});
test('without a question the same paragraph is compared with the essay alone, and nothing is said of a question', () => {
  const [remark] = remarks(essayWith(FOREIGN), null);
  expect(remark?.quote).toBe(FOREIGN);
  expect(`${remark?.issue} ${remark?.reasoning} ${remark?.fix}`).not.toMatch(/question/);
});
test('a paragraph on one side of the subject, with words of its own, is not marked', () => {
  expect(remarks(essayWith(ASIDE))).toEqual([]);
});
test('a story, an example from elsewhere and the view of others may have words of their own', () => {
  for (const paragraph of [STORY, MINE, TREASURY])
    expect(remarks(essayWith(paragraph))).toEqual([]);
});
test('the view of others is marked where it speaks of something else altogether and points at nothing', () => {
  const elsewhere = FOREIGN.replace('Moreover, tourism', 'Some people argue that tourism');
  expect(remarks(essayWith(elsewhere))).toHaveLength(1);
});
test('a paragraph of a few words is not marked, whatever it speaks of', () => {
  expect(
    remarks(essayWith('Tourism also brings money to towns on the coast. Hotels need guides.')),
  ).toEqual([]);
});
