import { describeBodyCases } from '../testing/body-cases.ts';

describeBodyCases('the detector of what is said of all', [
  [
    'said-of-all',
    [
      'All pupils hate the early train. The council has met twice about it.',
      'Every tourist secretly prefers the old hotel. The council has met twice about it.',
      'No pupil wants a second market. The council has met twice about it.',
      'Everybody knows that the old hotel is bad. The council has met twice about it.',
      'Tourists never learn a word of the language. The council has met twice about it.',
      'It is common knowledge that the old hotel is bad. The council has met twice about it.',
    ],
    [
      'Almost all pupils hate the early train. The council has met twice about it.',
      'All the pupils who signed the letter hate the early train. The council has met twice about it.',
      'All pupils in our class hate the early train. The council has met twice about it.',
      'Nobody wants a war. The council has met twice about it.',
      'It is a price that everybody knows is too high. The council has met twice about it.',
      'Everybody knows how to buy a ticket there. The council has met twice about it.',
      'Not everybody loves the old hotel. The council has met twice about it.',
      'All pupils hate the early train. But some of them live beside the school.',
      'Tourists have never been counted here. The council has met twice about it.',
      'Everybody knows a baker who gets up late. The council has met twice about it.',
    ],
  ],
]);
