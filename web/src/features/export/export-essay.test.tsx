import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.ts';
import { anAccess } from '../../testing/builders.ts';
import { failure, fakeServer } from '../../testing/fake-server.ts';
import { ExportEssay } from './export-essay.tsx';

const open = (planType: 'trial' | 'unlimited', answer: { status?: number; body: unknown }) => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  const { calls } = fakeServer({
    'GET /api/check-access': () => ({ body: { success: true, data: anAccess({ planType }) } }),
    'GET /api/essays/e1/export': () => answer,
  });
  const store = makeStore({ local: localStorage, session: sessionStorage, now: Date.now });
  render(
    <Provider store={store}>
      <ExportEssay essayId="e1" title="Water" />
    </Provider>,
  );
  return { calls, store, user: userEvent.setup({ delay: null }) };
};

test('an unlimited plan saves a Word file with the critiques that were chosen', async () => {
  const { calls, user } = open('unlimited', { body: 'file' });
  await user.click(await screen.findByText('Export'));
  await user.selectOptions(screen.getByLabelText('Severity'), 'Must fix');
  await user.selectOptions(screen.getByLabelText('State'), 'Open and intended');
  await user.click(screen.getByRole('button', { name: 'Word with comments' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
  const query = calls.find(({ path }) => path.endsWith('/export'))?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({
    format: 'docx',
    severity: '3',
    state: 'open,intended',
  });
});

test('a file that cannot be made is a toast', async () => {
  const { user, store } = open('unlimited', { status: 503, body: failure('Busy.') });
  await user.click(await screen.findByText('Export'));
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('Busy.'));
});

test('a plan without exports has no export', async () => {
  const { calls } = open('trial', { body: '' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText('Export')).toBeNull();
});
