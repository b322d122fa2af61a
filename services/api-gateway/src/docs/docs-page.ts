import { ERRORS } from '@argint/contracts';
import { z } from 'zod';
import type { Operation } from '../http/operation.ts';
import { byStatus, errorsOf } from './answer-errors.ts';
import { countedBy } from './counted-by.ts';
import { exampleOf } from './examples.ts';
import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { documentedPath } from './openapi-document.ts';

const CALLER: Record<Operation['who'], string> = {
  visitor: 'Anybody',
  user: 'Any signed-in user, for their own data',
  owner: 'Only the owner of the thing named',
};

const schemaBlock = (title: string, schema: z.ZodType, io: 'input' | 'output'): Html => {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, { io });
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(json, null, 2)}</pre>
  </details>`;
};

const exampleBlock = (title: string, schema: z.ZodType): Html => {
  const example = exampleOf(schema);
  return example === undefined
    ? html``
    : html`<details>
        <summary>${title}</summary>
        <pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>
      </details>`;
};

const errorRows = (operation: Operation): Html[] =>
  byStatus(errorsOf(operation)).flatMap(([status, codes]) =>
    codes.map(
      (code) =>
        html`<tr>
          <td>${status}</td>
          <td><code>${code}</code></td>
          <td>${ERRORS[code].message}</td>
        </tr>`,
    ),
  );

const section = (operation: Operation): Html => {
  const { id, method, path, summary, who, checksToken, limit, answer } = operation;
  const inputs = [
    operation.params && schemaBlock('Path', operation.params, 'input'),
    operation.query && schemaBlock('Query', operation.query, 'input'),
    operation.headers && schemaBlock('Headers', operation.headers, 'input'),
    operation.body && schemaBlock('Body', operation.body, 'input'),
    operation.body && exampleBlock('Example of a body', operation.body),
    operation.file &&
      html`<p>The body is the file as it is, at most ${operation.file.maxBytes} bytes.</p>`,
  ].filter((block) => block !== undefined);
  return html`<section id="${id}">
    <h3><code>${method.toUpperCase()} ${documentedPath(path)}</code></h3>
    <p>${summary}.</p>
    <p>
      ${CALLER[who]}${checksToken ? '; a token, where one is sent, must be good' : ''}. Limit:
      <code>${limit}</code>, counted by ${countedBy(operation)}.
    </p>
    ${inputs} ${schemaBlock(`${answer.status}: ${answer.description}`, answer.schema, 'output')}
    ${exampleBlock('Example of an answer', answer.schema)}
    <details>
      <summary>Errors</summary>
      <table>
        <tr>
          <th>Status</th>
          <th>Code</th>
          <th>Wording</th>
        </tr>
        ${errorRows(operation)}
      </table>
    </details>
  </section>`;
};

/** The operations for people: one page, nothing fetched, no script. */
export const docsPage = (operations: readonly Operation[]): string => {
  const areas = [...new Set(operations.map(({ area }) => area))];
  return plainPage(
    'API',
    html`<h1>Argument Intelligence: the API</h1>
      <p>
        Made from the same table that guards the routes. For machines:
        <a href="/api/docs/openapi.json">OpenAPI 3.1</a>, and
        <a href="/api/docs/asyncapi.json">AsyncAPI 3</a> of the updates that come over socket.io.
        Every failure is <code>{"success": false, "error", "code", "requestId"}</code>; 429 carries
        Retry-After. RateLimit and RateLimit-Policy say what a limit allows and what is left of it.
      </p>
      ${areas.map(
        (area) =>
          html`<h2>${area}</h2>
            ${operations.filter((operation) => operation.area === area).map(section)}`,
      )}`,
  );
};
