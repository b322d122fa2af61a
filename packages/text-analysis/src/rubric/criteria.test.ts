import { describe, expect, test } from '@jest/globals';
import { criteriaOf } from './criteria.ts';

const shown = (rubric: string): string[] =>
  criteriaOf(rubric).criteria.map(({ text, weight }) => (weight ? `${text} [${weight}]` : text));
const three = ['Argument [40%]', 'Structure [30%]', 'Language [30%]'];

describe('criteriaOf', () => {
  test.each([
    ['lines', 'Argument 40%\nStructure 30%\nLanguage 30%'],
    ['lines with weights in brackets', 'Argument (40%)\nStructure (30%)\nLanguage (30%)'],
    ['weights in front', '40% Argument\n30% for Structure\n30%: Language'],
    ['weights after a dash', 'Argument – 40%\nStructure - 30%\nLanguage: 30%'],
    ['bullets', '- Argument (40%)\n• Structure (30%)\n* Language (30%)'],
    ['numbers', '1. Argument (40%)\n2) Structure (30%)\n(3) Language (30%)'],
    ['letters', 'a) Argument (40%)\nb) Structure (30%)\n(c) Language (30%)'],
    ['Windows line ends and blank lines', 'Argument 40%\r\n\r\nStructure 30%\r\n\r\nLanguage 30%'],
    ['a table with tabs', 'Criterion\tWeight\nArgument\t40%\nStructure\t30%\nLanguage\t30%'],
    [
      'a table with bars',
      '| Criteria | Marks |\n|---|---|\n| Argument | 40% |\n| Structure | 30% |\n| Language | 30% |\n| Total | 100% |',
    ],
    ['a table with numbered rows', '1\tArgument\t40%\n2\tStructure\t30%\n3\tLanguage\t30%'],
    [
      'a table with levels',
      'Criteria\tExcellent\tPoor\tMarks\nArgument\tclear claims\tno claims\t40%\nStructure\tflows\tbroken\t30%\nLanguage\tno slips\tmany slips\t30%',
    ],
    ['columns set with blanks', 'Argument        40%\nStructure       30%\nLanguage        30%'],
    ['a title', 'Marking criteria:\nArgument 40%\nStructure 30%\nLanguage 30%\nTotal: 100%'],
    [
      'an introduction',
      'Your essay will be marked on:\n- Argument (40%)\n- Structure (30%)\n- Language (30%)',
    ],
    ['one sentence', 'Argument (40%), Structure (30%) and Language (30%)'],
    ['one line with semicolons', 'Argument 40%; Structure 30%; Language 30%'],
  ])('reads %s', (_, rubric) => {
    expect(shown(rubric)).toEqual(three);
  });

  test('keeps what describes a criterion', () => {
    expect(
      shown('Argument (20 marks): claims carry reasons.\nStructure\tparagraphs follow\t10'),
    ).toEqual(['Argument: claims carry reasons. [20 marks]', 'Structure: paragraphs follow [10]']);
  });

  test('joins a bullet that was broken over two lines', () => {
    expect(
      shown('- The argument is clear and\nsupported by reasons\n- The style is formal'),
    ).toEqual(['The argument is clear and supported by reasons', 'The style is formal']);
  });

  test('joins a sentence that was broken by the page', () => {
    expect(
      shown('The argument is clear and it is\nsupported by reasons\nThe style is formal'),
    ).toEqual(['The argument is clear and it is supported by reasons', 'The style is formal']);
  });

  test('does not take a number within a criterion for a weight', () => {
    expect(shown('Uses at least 3 sources from after 2015')).toEqual([
      'Uses at least 3 sources from after 2015',
    ]);
  });

  test('names a criterion by the words before the colon, if they are few', () => {
    const { criteria } = criteriaOf(
      'Use of sources: cited well\nA sentence that goes on and on for long: and on',
    );
    expect(criteria.map(({ name }) => name)).toEqual([
      'Use of sources',
      'A sentence that goes on and on for long: and on',
    ]);
  });

  test('reads forty criteria and counts the rest', () => {
    const lines = Array.from(
      { length: 45 },
      (_, i) => `Criterion about thing ${'x'.repeat(i + 1)}`,
    );
    const { criteria, omitted } = criteriaOf(lines.join('\n'));
    expect([criteria.length, omitted]).toEqual([40, 5]);
  });

  test.each(['', '  \n \n', '| | |\n|---|', '100%', '1.\n2.\n3.', '-\n-'])(
    'finds none in %j',
    (rubric) => {
      expect(criteriaOf(rubric)).toEqual({ criteria: [], omitted: 0 });
    },
  );

  test('takes time that grows with the length only, whatever is pasted', () => {
    for (const unit of ['(1', '1 ', '| ', ': ', '- ', 'a', '\t', 'mark ', 'per ', '(1)', '.']) {
      const begun = performance.now();
      criteriaOf(unit.repeat(Math.ceil(10_000 / unit.length)));
      expect(performance.now() - begun).toBeLessThan(1_000);
    }
  });
});
