import { describe, expect, test } from '@jest/globals';
import { isComplex, liveAnalysis } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseLanguage } from '../../../lib/i18n/language.ts';
import type { LiveRemarks } from '../live-message.ts';
import { LivePanel } from './live-panel.tsx';

const filler = 'Buses carry people to work and home again on every day of the week. '.repeat(9);
const hint = 'Consider adding a clear thesis statement in your introduction';
const OPENING = 'I believe that the city should have more buses.';
const read = (changes: Partial<LiveRemarks>): LiveRemarks => ({
  critiques: [],
  found: { issues: 0, places: 0 },
  spellingChecked: true,
  criticalThinking: null,
  position: null,
  unreadable: null,
  leftOut: 0,
  unjudgeable: null,
  ...changes,
});
const positionIn = (part: 'introduction' | 'conclusion', lineNumber: number): LiveRemarks =>
  read({ position: { start: 0, end: 47, lineNumber, part } });
const show = async (text: string, remarks: LiveRemarks | null = null) => {
  const gone: (Span | 'position')[] = [];
  const reading = { live: liveAnalysis(text), complexity: isComplex(text) };
  render(
    <LivePanel
      reading={reading}
      remarks={remarks}
      onGo={(place) => void gone.push(place)}
      onGoToPosition={() => void gone.push('position')}
    />,
  );
  await screen.findByText('quality out of 100');
  return gone;
};
const figure = (name: string): string | null | undefined =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('an essay without a thesis gets the hint to add one', async () => {
  await show(`${filler}\n\n${filler}`, read({}));
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByText('not found yet')).toBeVisible();
});
test('an essay whose thesis is found in the introduction does not get the hint to add one', async () => {
  await show(`Buses are for all.\n\n${filler}`, positionIn('introduction', 1));
  expect(screen.getByText('line 1, introduction')).toBeVisible();
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'true');
});
test('a thesis that only the conclusion states meets the check, and the introduction gets the hint', async () => {
  await show(`${filler}\n\n${filler}\n\n${OPENING}`, positionIn('conclusion', 5));
  expect(screen.getByText('line 5, conclusion')).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'true');
});

test('until the engine has read the text, the thesis has no place, and its wording is checked', async () => {
  await show(`${OPENING}\n\n${filler}`);
  expect(figure('Thesis')).toBe('not judged yet');
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'true');
});
test('a sentence that is only worded as a thesis does not meet the check once the engine has read the text', async () => {
  await show(`${OPENING}\n\n${filler}`, read({}));
  expect(screen.getByText('Thesis wording').closest('li')).toHaveAttribute('data-met', 'false');
});

test('blank text has no figures', () => {
  const nothing = (): void => undefined;
  render(<LivePanel reading={null} remarks={null} onGo={nothing} onGoToPosition={nothing} />);
  expect(screen.getByText('Start typing to see real-time analysis')).toBeVisible();
});

describe('the figures of a text', () => {
  const text = `I believe that the city should have more buses.\n\n${filler}\n\n${filler}`;

  test('are the six text metrics, and the judgement that a result would give', async () => {
    await show(text, read({ criticalThinking: { overallScore: 47, level: 'Developing' } }));
    expect(
      ['Words', 'Sentences', 'Paragraphs', 'Words per sentence', 'Sentences per paragraph'].map(
        figure,
      ),
    ).toEqual(['261', '19', '3', '13.7', '6.3']);
    expect(figure('Readability')).toMatch(/^\d+ of 100/);
    expect(figure('Critical thinking')).toBe('47 · Developing');
  });
  test('show on demand what the quality score is made of, and it adds up', async () => {
    await show(text);
    const list = screen.getByText('What the quality score is made of').closest('details');
    expect(list).not.toHaveAttribute('open');
    const parts = [...(list?.querySelectorAll('.parts__figure') ?? [])].map((it) => it.textContent);
    expect(parts.map((it) => Number(it?.split(' of ')[1]))).toEqual([
      25, 5, 5, 10, 5, 10, 10, 5, 5, 20,
    ]);
    const sum = parts.reduce((total, it) => total + Number.parseFloat(it ?? ''), 0);
    expect(screen.getByText(String(Math.round(sum)))).toBeVisible();
  });
  test('name the signal words otherwise than the judgement', async () => {
    await show(text);
    const list = screen.getByText('Words that signal critical thinking').closest('details');
    expect([...(list?.querySelectorAll('li') ?? [])]).toHaveLength(5);
  });
  test('withhold the judgement of fewer than 50 words', async () => {
    await show('Buses are late.');
    expect(figure('Critical thinking')).toBe('needs 50 words');
  });
});

describe('a quick improvement', () => {
  test('is a button that goes to its place in the text', async () => {
    const gone = await show(`${filler}\n\n${filler}`);
    const list = screen.getByRole('list', { name: 'Quick improvements' });
    await userEvent.click(within(list).getByRole('button', { name: hint }));
    const end = filler.trimEnd().length;
    expect(gone).toEqual([{ start: end, end }]);
  });
  test('is in the language of the page', async () => {
    await show(`${filler}\n\n${filler}`);
    await act(() => chooseLanguage('de'));
    const list = screen.getByRole('list', { name: 'Schnelle Verbesserungen' });
    expect(list).toHaveTextContent('Du könntest in der Einleitung eine klare These nennen');
    await act(() => chooseLanguage('en'));
  });
  test('the thesis that was found is a button too', async () => {
    const gone = await show(`${OPENING}\n\n${filler}`, positionIn('introduction', 1));
    await userEvent.click(screen.getByRole('button', { name: 'line 1, introduction' }));
    expect(gone).toEqual(['position']);
  });
});
