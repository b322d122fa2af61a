import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { EssayDetail } from '@argint/contracts';
import { readDocument } from '@argint/critique-engine/documents';
import { zipEntries } from '@argint/critique-engine/documents/testing';
import { tempDir } from '@argint/testkit';
import { critiqueOf, essayDetailOf } from '../testing/sample-report.ts';
import { essayDocx } from './essay-docx.ts';
import { essayReport } from './essay-report.ts';

const run = promisify(execFile);
/** The files in a Word document by name. */
const zipParts = (bytes: Buffer): Map<string, string> =>
  new Map(
    zipEntries(bytes, { entries: 100, bytes: 10_000_000 }).map(({ name, content }) => [
      name,
      content.toString(),
    ]),
  );
const text =
  'Experts say so. <b>& "taps"</b>\n\nIt will obviously rain, =1+1.\u000b Ελλάδα שלום 水.';
const all = { severity: 1, state: ['open' as const] };

const docx = (essay: EssayDetail, filter = all): Promise<Buffer> => {
  const report = essayReport(essay, filter);
  if (!report) throw new Error('no report');
  return essayDocx(report);
};
const sample = () =>
  essayDetailOf(text, [
    critiqueOf(text, 'obviously', { severity: 4 }),
    critiqueOf(text, 'say so. <b>&', { issue: 'Who <says> & why?' }),
    critiqueOf(text, 'Experts say'),
    critiqueOf(text, null, { issue: 'No source is named.' }),
  ]);

/** The words between the marks of one comment. */
const commented = (xml: string, id: number): string => {
  const [, rest = ''] = xml.split(`<w:commentRangeStart w:id="${id}"/>`);
  const [words = ''] = rest.split(`<w:commentRangeEnd w:id="${id}"/>`);
  return [...words.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
    .map(([, part]) => part)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
};

describe('a Word file of an essay', () => {
  test('gives the essay alone when it is opened as the next draft', async () => {
    const read = await readDocument(await docx(sample()), '.docx');
    expect(read.text.replace(/[^\p{L}.]+/gu, ' ')).toBe(text.replace(/[^\p{L}.]+/gu, ' '));
  });

  test('has a comment at the words of each critique, also where they overlap', async () => {
    const parts = zipParts(await docx(sample()));
    const document = parts.get('word/document.xml') ?? '';
    expect([1, 2, 3].map((id) => commented(document, id))).toEqual([
      'Experts say',
      'say so. <b>&',
      'obviously',
    ]);
    for (const id of [1, 2, 3]) expect(document).toContain(`<w:commentReference w:id="${id}"/>`);
    const comments = parts.get('word/comments.xml') ?? '';
    expect(comments.match(/<w:comment /g)).toHaveLength(3);
    expect(comments).toContain('Who &lt;says&gt; &amp; why?');
    expect(comments).toContain('w:date="2026-11-21T12:00:00');
  });

  test('has a comment at each of two passages that do not go together', async () => {
    const start = text.indexOf('obviously');
    const pair = critiqueOf(text, 'Experts say', {
      quote2: 'obviously',
      line2: 3,
      related: [{ start, end: start + 'obviously'.length, lineNumber: 3 }],
    });
    const parts = zipParts(await docx(essayDetailOf(text, [pair])));
    const document = parts.get('word/document.xml') ?? '';
    expect([1, 2].map((id) => commented(document, id))).toEqual(['Experts say', 'obviously']);
    const comments = parts.get('word/comments.xml') ?? '';
    expect(comments).toContain('Compare line 3: “obviously”');
    expect(comments).toContain('This belongs to the comment on line 1, “Experts say”');
  });

  test('keeps the text, escapes markup and replaces what XML cannot hold', async () => {
    const document = zipParts(await docx(sample())).get('word/document.xml') ?? '';
    expect(document).not.toContain('\u0007');
    expect(document).not.toContain('<b>');
    for (const part of ['=1+1.  Ελλάδα', 'שלום', '水', 'No source is named.'])
      expect(document).toContain(part);
  });

  test('leaves no heading alone at the foot of a page', async () => {
    const document = zipParts(await docx(sample())).get('word/document.xml') ?? '';
    const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const headings = paragraphs.filter((one) => one.includes('w:val="Heading2"'));
    expect(headings.map((one) => one.replace(/<[^>]*>/g, ''))).toEqual([
      'Your essay',
      'About the whole essay',
      'Scores',
    ]);
    for (const one of headings) expect(one).toContain('<w:keepNext/>');
  });

  test('has the critiques that the filter lets through', async () => {
    const essay = sample();
    const critiqueStates = [
      { critiqueId: 'c-Experts say', state: 'resolved' as const, reason: null, carried: false },
    ];
    const count = async (filter: Parameters<typeof docx>[1]) => {
      const comments = zipParts(await docx({ ...essay, critiqueStates }, filter)).get(
        'word/comments.xml',
      );
      return (comments?.match(/<w:comment /g) ?? []).length;
    };
    expect(await count(all)).toBe(2);
    expect(await count({ severity: 4, state: ['open'] })).toBe(1);
    expect(await count({ severity: 1, state: ['open', 'resolved'] as never })).toBe(3);
    expect(await count({ severity: 5, state: ['open'] })).toBe(0);
  });
});

const plain = (xml: string): string =>
  xml
    .replace(/<text:s\/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The comments of an OpenDocument text: the second paragraph of each, and the words it stands at. */
const annotationsOf = (xml: string): { issue: string; words: string }[] => {
  const bodies = new Map<string, string>();
  // A comment's own text stands among the words of the essay.
  const text = xml.replace(
    /<office:annotation [^>]*office:name="([^"]+)"[^>]*>([\s\S]*?)<\/office:annotation>/g,
    (_all, name: string, body: string) => {
      bodies.set(name, body);
      return `<begin name="${name}"/>`;
    },
  );
  return [...bodies].map(([name, body]) => {
    const [, rest = ''] = text.split(`<begin name="${name}"/>`);
    const [words = ''] = rest.split(`<office:annotation-end office:name="${name}"/>`);
    const [, issue = ''] = [...body.matchAll(/<text:p[^>]*>([\s\S]*?)<\/text:p>/g)].map(([, one]) =>
      plain(one ?? ''),
    );
    return { issue, words: plain(words) };
  });
};

const soffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);
const describeWithOffice = soffice ? describe : describe.skip;

describeWithOffice(`a Word file in LibreOffice${soffice ? '' : ' [why: no soffice found]'}`, () => {
  test('opens with its text and each comment at its words', async () => {
    const dir = await tempDir();
    await writeFile(join(dir.path, 'essay.docx'), await docx(sample()));
    const profile = `-env:UserInstallation=file://${join(dir.path, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', 'fodt', '--outdir', dir.path];
    await run('soffice', [...args, join(dir.path, 'essay.docx')]);
    const opened = await readFile(join(dir.path, 'essay.fodt'), 'utf8');
    await dir.remove();
    expect(annotationsOf(opened)).toEqual([
      { issue: 'About Experts say', words: 'Experts say' },
      { issue: 'Who <says> & why?', words: 'say so. <b>&' },
      { issue: 'About obviously', words: 'obviously' },
    ]);
    expect(opened).toContain('Ελλάδα');
  }, 120_000);
});
