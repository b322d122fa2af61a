import { describe, expect, test } from '@jest/globals';
import { readSentence } from '../layers/sentence-source.ts';
import { fillIn, readFrame } from './frame.ts';
import { taggedSentence, writtenFrom } from './tagged-sentence.ts';

const markedBy = (frame: string, text: string, local = {}): string[] => {
  const sentence = taggedSentence(readSentence(text));
  const { fit } = readFrame(frame, local);
  return Array.from({ length: sentence.length }, (_, at) => fit(sentence, at)).flatMap((place) =>
    place ? [writtenFrom(sentence, place.first, place.last)] : [],
  );
};

describe('a frame', () => {
  test.each([
    ['could|should [of => have] VERB', 'They could of walked.', ['of']],
    ['could|should [of => have] VERB', 'Could it be of use?', []],
    ['[more big => bigger]', 'It is more big. Is it more, big?', ['more big']],
    ['[than => then] $', 'Come than, or see it than.', ['than', 'than']],
    ['^ [than => then]', 'Than we left, than they left than us.', ['Than', 'than']],
    ['!no [less => fewer] boats', 'No less boats and less boats.', ['less boats'.slice(0, 4)]],
    ['[less => fewer] boats|$', 'Less boats, more trams and less.', ['Less', 'less']],
    ['[can not? to => $1 $2] swim', 'I can to swim and can not to swim.', ['can to', 'can not to']],
    ['so? very? [big => large]', 'A big, so big, so very big dam.', ['big', 'big', 'big']],
    ['[@fish => fish]', 'A trout swims.', ['trout']],
  ])('“%s” marks in “%s” %j', (frame, text, marked) => {
    expect(markedBy(frame, text, { fish: ['trout'] })).toEqual(marked);
  });

  test('names words of which a sentence must have one', () => {
    expect(readFrame('NOUN !no [loose|lose => lost] @owner').anchors).toEqual(['loose', 'lose']);
    expect(readFrame('[VERB] NOUN').anchors).toBeNull();
  });

  test('without brackets, or with an unknown class, is refused', () => {
    expect(() => readFrame('could of')).toThrow('marks nothing');
    expect(() => readFrame('[@nowhere]')).toThrow('No class of words is called @nowhere');
  });
});

test.each([
  ['$1 to $2.base', ['want took', 'want', 'took'], 'want to take'],
  ['$1.ing', ['stop', 'stop'], 'stopping'],
  ['$1 $2.plural', ['two boxs', 'two', 'box'], 'two boxes'],
  ['$1.one', ['don’t', 'don’t'], 'doesn’t'],
  ['$1.base', ['harbour', 'harbour'], null],
])('the correction “%s” of %j is “%s”', (right, parts, filled) => {
  expect(fillIn(right, parts)).toBe(filled);
});
