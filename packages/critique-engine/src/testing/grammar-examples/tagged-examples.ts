import type { RuleExample } from './rule-example.ts';

export const TAGGED_EXAMPLES: readonly RuleExample[] = [
  [
    'doubled-subject',
    'My uncle he sells fish at the station.',
    'My uncle',
    'My uncle, he says, sells fish at the station.',
  ],
  [
    'subject-verb',
    'The readings from the second group was lower than ours.',
    'readings from the second group were',
    'The reading from the second group was lower than ours.',
  ],
  [
    'subject-verb',
    'The noise of the engines make it hard to sleep.',
    'noise of the engines makes',
    'They ask that the noise of the engines stop at night.',
  ],
  [
    'subject-verb',
    'They stayed at home because the streets at night was dark.',
    'streets at night were',
    'They stayed at home because the street at night was dark.',
  ],
  [
    'who-verb',
    'She spoke to the dogs that was barking at the gate.',
    'dogs that were',
    'She opened the box of apples that was standing at the gate.',
  ],
  [
    'there-is-more',
    'There was no screws in the bag.',
    'There were',
    'There was no news of the screws in the bag.',
  ],
  [
    'pronoun-base',
    'It contain less sugar than the label says.',
    'It contains',
    'They demand that it contain less sugar than the label says.',
  ],
  [
    'number-singular',
    'He added three drop of the acid.',
    'three drops',
    'He added a three drop dose of the acid.',
  ],
  [
    'subject-verb',
    'My brother have a stall at the market.',
    'brother has',
    'I saw my brother have lunch at the market.',
  ],
  [
    'subject-verb',
    'The children has a long walk.',
    'children have',
    'The mother of the children has a long walk.',
  ],
  [
    'who-verb',
    'We met people who lives on boats.',
    'people who live',
    'She is the only one of the people who lives on a boat.',
  ],
  [
    'there-is-more',
    'There is people waiting at the gate.',
    'There are',
    'The help there is people and money.',
  ],
  [
    'pronoun-base',
    'She write a letter to the mayor.',
    'She writes',
    'They asked that she write a letter to the mayor.',
  ],
  [
    'number-singular',
    'There are many different reason to plant trees.',
    'many different reasons',
    'There are many different reasons to plant trees.',
  ],
  [
    'number-singular',
    'She speaks three language at home.',
    'three languages',
    'She runs three language schools in town.',
  ],
  [
    'number-singular',
    'Several country signed the treaty.',
    'Several countries',
    'A different country signed the treaty.',
  ],
  [
    'who-verb',
    'This is a room for people who needs rest.',
    'people who need',
    'She told the people that needs change.',
  ],
  [
    'number-singular',
    'We had to read many old letter about the mine.',
    'many old letters',
    'In the twenty first century few people write letters.',
  ],
  [
    'there-is-more',
    'I think there is a lot of boats on the dam.',
    'there are',
    'The help there is boats give.',
  ],
  [
    'there-is-more',
    'There is many ways to cook maize.',
    'There are',
    'There is many a way to cook maize.',
  ],
];
