import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { LOCAL } from '../../config/storage-keys.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { draftRestored, textTyped } from './draft-slice.ts';

const words = (stem: string): string =>
  Array.from(
    { length: 60 },
    (_, at) => `${stem}${String.fromCharCode(97 + (at % 26))}${'ing'.repeat(1 + (at % 3))}`,
  ).join(' ');
const [rivers, trains] = [words('waterfall'), words('railways')];
const ask = /This text is about something else/;

const paste = (question: string) => {
  fakeServer({});
  const app = renderApp('/');
  act(() => void app.store.dispatch(draftRestored({ text: rivers, question })));
  act(() => void app.store.dispatch(textTyped(trains)));
  return app;
};

test('another essay pasted over one with a question asks whether the question still fits', async () => {
  const { store, user } = paste('Who owns a river?');
  expect(screen.getByRole('status', { name: 'Another essay?' })).toHaveTextContent(
    'Its question would still be “Who owns a river?”.',
  );
  await user.click(screen.getByRole('button', { name: 'It is a new essay' }));
  expect(store.getState().draft).toMatchObject({ text: trains, question: '', parentEssayId: null });
  expect(localStorage.getItem(LOCAL.shelf)).toContain(rivers);
  expect(screen.queryByText(ask)).toBeNull();
});

test('the question stays where the student says so', async () => {
  const { store, user } = paste('Who owns a river?');
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(store.getState().draft).toMatchObject({ text: trains, question: 'Who owns a river?' });
  expect(screen.queryByText(ask)).toBeNull();
});

test('nothing is asked without a question, or once the text is back', () => {
  const { store } = paste('');
  expect(screen.queryByText(ask)).toBeNull();
  act(() => void store.dispatch(draftRestored({ text: rivers, question: 'Who?' })));
  act(() => void store.dispatch(textTyped(trains)));
  act(() => void store.dispatch(textTyped(rivers)));
  expect(screen.queryByText(ask)).toBeNull();
});
