import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { loadable } from './loadable.tsx';

const Hello = ({ name }: { name: string }) => <h1>Hello {name}</h1>;
type Load = () => Promise<ComponentType<{ name: string }>>;

test('code is loaded once and shown with its properties', async () => {
  const load = jest.fn<Load>(async () => Hello);
  const Page = loadable(load);
  const { unmount } = render(<Page name="Naledi" />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Hello Naledi' })).toBeVisible();
  unmount();
  render(<Page name="Thandi" />);
  expect(screen.getByRole('heading', { name: 'Hello Thandi' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that does not load gives the network error, and Try Again loads it', async () => {
  const load = jest
    .fn<Load>()
    .mockRejectedValueOnce(new TypeError('chunk'))
    .mockResolvedValue(Hello);
  const Page = loadable(load);
  render(<Page name="Naledi" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Hello Naledi' })).toBeVisible();
});

test('a second failure says the same again', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('network'));
  const Page = loadable(jest.fn<Load>().mockRejectedValue(new TypeError('chunk')));
  render(<Page name="Naledi" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a dialog whose code does not load shows nothing', async () => {
  const load = jest.fn<Load>().mockRejectedValue(new TypeError('chunk'));
  const Dialog = loadable(load, 'nothing');
  const { container } = render(<Dialog name="Naledi" />);
  await screen.findByText('', { selector: 'body' });
  expect(container).toBeEmptyDOMElement();
});
