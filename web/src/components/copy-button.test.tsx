import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

test('a text is copied, and the button says so until the focus goes on', async () => {
  const user = userEvent.setup();
  render(<CopyButton label="Copy the fix" text={() => 'Say it first.'} />);
  await user.click(screen.getByRole('button', { name: 'Copy the fix' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Say it first.');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy the fix' })).toBeVisible();
});

test('a browser that does not allow it is told', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  });
  render(<CopyButton label="Copy the fix" text={() => 'Say it first.'} />);
  await user.click(screen.getByRole('button', { name: 'Copy the fix' }));
  expect(await screen.findByRole('button', { name: 'Could not copy' })).toBeVisible();
});
