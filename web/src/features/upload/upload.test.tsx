import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, signedInBefore } from '../../testing/render-app.tsx';

/** A request whose answer the test gives. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  status = 0;
  responseText = '';
  timeout = 0;
  headers: Record<string, string> = {};
  answerHeaders: Record<string, string> = {};
  aborted = false;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }
  send(): void {
    FakeRequest.sent.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }
  /** Resolves once the page has taken the answer in. */
  answer(status: number, body: unknown): Promise<void> {
    return act(async () => {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload?.();
    });
  }
}
const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.sent = [];
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

const essay = 'Water should have a price, because what is free is wasted. '.repeat(4).trim();
const document = `${essay}\n\nReferences\n\nDube, T. (2018). Wells. Durban: Spring.`;
const file = (name = 'essay.docx', size = 10): File => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const editor = () => screen.getByRole('textbox', { name: 'Essay Text' });
const open = async (signedIn = true) => {
  fakeServer({});
  if (signedIn) signedInBefore();
  const page = renderApp('/');
  await screen.findByRole('button', { name: 'Open a file' });
  const drop = (...files: File[]): void => {
    const form = screen.getByRole('form', { name: 'Essay' });
    fireEvent.drop(form, { dataTransfer: { types: ['Files'], files } });
  };
  /** The request that the last drop sent. */
  const sent = async (count = 1): Promise<FakeRequest> => {
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(count));
    return FakeRequest.sent[count - 1] as FakeRequest;
  };
  return { ...page, drop, sent };
};
const read = (text = document) => ({ success: true, data: { format: 'docx', text } });

describe('a file that is dropped onto the form', () => {
  test('is shown with its words before it comes into the editor', async () => {
    const { drop, sent, user, store } = await open();
    fireEvent.change(editor(), { target: { value: 'Before.' } });
    drop(file('Mý essay.docx'));
    const request = await sent();
    expect(request.headers['x-file-name']).toBe('M%C3%BD%20essay.docx');
    act(() => request.upload.onprogress?.({ loaded: 40, total: 100 }));
    expect(screen.getByRole('progressbar', { name: 'Sending Mý essay.docx' })).toHaveValue(0.4);
    act(() => request.upload.onprogress?.({ loaded: 100, total: 100 }));
    expect(screen.getByRole('progressbar', { name: 'Reading Mý essay.docx' })).toBeVisible();
    await request.answer(200, read());
    const preview = await screen.findByRole('region', { name: 'What we read in Mý essay.docx' });
    expect(within(preview).getByText(/^51 words\. It takes the place of/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'the bibliography (7 words)' }));
    expect(within(preview).getByText(/^44 words/)).toBeVisible();
    expect(preview.querySelector('del')).toHaveTextContent(/^References/);
    expect(store.getState().draft.text).toBe('Before.');
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    expect(editor()).toHaveValue(essay);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(editor()).toHaveValue('Before.');
  });

  test('begins without its cover page, which the student may keep', async () => {
    const { drop, sent, user } = await open();
    drop(file());
    const cover = 'Student number: 12345\nLecturer: Dr M. Naidoo\nDue date: 1 May 2026\n\n';
    await (await sent()).answer(200, read(cover + document));
    const keep = await screen.findByRole('checkbox', { name: /^the cover page/ });
    expect(keep).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^the bibliography/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Use this text' }));
    expect(editor()).toHaveValue(document);
  });

  test('asks for a sign-in from a visitor, and sends nothing', async () => {
    const { drop } = await open(false);
    drop(file());
    expect(
      await screen.findByText('Please log in to open a file, or paste your text'),
    ).toBeInTheDocument();
    expect(FakeRequest.sent).toHaveLength(0);
  });

  test.each([
    [file('essay.doc'), 'Please choose a .txt, .md, .docx, .odt, .rtf or .pdf file'],
    [file('essay.pdf', 0), 'There is no text in this file.'],
    [file('essay.PDF', 10_485_761), /^This file is larger than 10 MB\./],
  ])('is refused before it is sent: %s', async (given, wording) => {
    const { drop } = await open();
    drop(given);
    expect(within(await screen.findByRole('alert')).getByText(wording)).toBeVisible();
    expect(FakeRequest.sent).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  test('is told in the server’s words what is wrong with it', async () => {
    const { drop, sent, user } = await open();
    drop(file());
    await (await sent()).answer(400, { success: false, error: 'This file is damaged.', code: 'X' });
    expect(within(screen.getByRole('alert')).getByText('This file is damaged.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is sent again after a network failure, and the draft stays', async () => {
    const { drop, sent, user } = await open();
    fireEvent.change(editor(), { target: { value: 'Before.' } });
    drop(file());
    const request = await sent();
    await act(async () => request.onerror?.());
    expect(screen.getByText('Network error. Please check your connection.')).toBeVisible();
    expect(editor()).toHaveValue('Before.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await (await sent(2)).answer(200, read());
    expect(await screen.findByRole('button', { name: 'Use this text' })).toBeVisible();
  });

  test('waits as long as a busy server asks', async () => {
    const { drop, sent } = await open();
    drop(file());
    const request = await sent();
    request.answerHeaders['retry-after'] = '5';
    await request.answer(503, { success: false, error: 'Many files are being read.', code: 'X' });
    expect(
      screen.getByText('Many files are being read. You can try again in 5 seconds.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  test('is cancelled at once', async () => {
    const { drop, sent, user } = await open();
    drop(file());
    const request = await sent();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(request.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a file is chosen with the button, and the same one a second time', async () => {
  const { sent, user } = await open();
  const input = (): HTMLInputElement => {
    const found = globalThis.document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('there is no input for files');
    return found;
  };
  await user.upload(input(), file('essay.txt'));
  await (await sent()).answer(200, read('Short.'));
  expect(await screen.findByText(/^1 word: too few for an analysis/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Open a file' })).toHaveFocus();
  await user.upload(input(), file('essay.txt'));
  await sent(2);
});

describe('a text that is too long with its bibliography', () => {
  const body = `${'Water should have a price, because what is free is wasted. '.repeat(1_650).trim()}\n\n`;
  const list = Array.from(
    { length: 60 },
    (_, n) => `Dube, T. (${1950 + n}). Wells of the ${n}th valley. Durban: Spring.`,
  ).join('\n');
  const long = `${body}References\n\n${list}`;

  test('is offered without it as soon as it is in the editor', async () => {
    const { store, user } = await open();
    expect(long.length).toBeGreaterThan(100_000);
    fireEvent.change(editor(), { target: { value: long } });
    expect(
      await screen.findByText(/an essay may have 100,000\. Without the bibliography/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out the bibliography' }));
    expect(store.getState().draft.text).toBe(body.trim());
    expect(screen.queryByText(/an essay may have 100,000/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().draft.text).toBe(long);
  });

  test('is previewed without it when it comes from a file', async () => {
    const { drop, sent } = await open();
    drop(file());
    await (await sent()).answer(200, { success: true, data: { format: 'docx', text: long } });
    expect(await screen.findByRole('checkbox', { name: /the bibliography/ })).toBeChecked();
    expect(screen.queryByText(/characters: an essay may have/)).toBeNull();
  });
});
