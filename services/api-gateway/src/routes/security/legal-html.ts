import { LAWYER_NOTE, type LegalBlock, type LegalDocument } from '@argint/contracts/legal';
import { html, type Html } from '../../html/html.ts';
import { plainPage } from '../../html/plain-page.ts';

const day = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeZone: 'Africa/Johannesburg',
});

const blockHtml = (block: LegalBlock): Html =>
  typeof block === 'string'
    ? html`<p>${block}</p>`
    : html`<ul>
        ${block.map((point) => html`<li>${point}</li>`)}
      </ul>`;

/** A legal document as a page that needs no script. 'Last updated' is the day of viewing (D2 §2). */
export const legalHtml = (
  { title, version, effective, summary, sections }: LegalDocument,
  now: Date,
): string =>
  plainPage(
    title,
    html`<main>
      <p><a href="/">Back to Home</a></p>
      <h1>${title}</h1>
      <p>Last updated: ${day.format(now)}</p>
      <p>Version ${version}, effective ${day.format(new Date(effective))}</p>
      <p>${summary}</p>
      ${sections.map(
        (section, index) =>
          html`<section>
            <h2>${index + 1}. ${section.title}</h2>
            ${section.blocks.map(blockHtml)}
          </section>`,
      )}
      <p><strong>${LAWYER_NOTE}</strong></p>
    </main>`,
  );
