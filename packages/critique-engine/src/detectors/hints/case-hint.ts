import { choose } from '../../wording.ts';

/** Of people, a student knows some; of cities and machines they have read. */
const people =
  /\b(?:people|persons?|students?|pupils?|child(?:ren)?|kids|teens?|teenagers?|adults?|parents?|teachers?|workers?|employees?|individuals?|someone|somebody|everyone|everybody|citizens|learners?|friends?|famil(?:y|ies)|youths?|women|men|graduates|they|you|we)\b/i;

/** A question that leads to a case of a general statement: a person where it speaks of people, else a place or a text. */
export const caseHint = (text: string): string =>
  people.test(text)
    ? choose(`${text}h`, [
        'Do you know somebody to whom this happened? What did they tell you?',
        'Which one person do you have in mind when you write this? What happened to them?',
        'Who could tell your reader about this from their own life, and what would they tell?',
      ])
    : choose(`${text}h`, [
        'Where has this happened? Name the place and the year.',
        'What have you read or seen yourself that made you write this?',
      ]);
