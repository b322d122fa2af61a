import { html, type Html } from './html.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1.5rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px}
section{border-top:1px solid;padding-top:1rem;margin-top:1.5rem}
h3 code{font-size:1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0}`;

/** A page without scripts and without anything fetched, which follows the theme of the browser. */
export const plainPage = (title: string, body: Html): string => {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} – Argument Intelligence</title>
      <style>
        ${{ html: STYLE }}
      </style>
    </head>
    <body>
      ${body}
    </body>
  </html>`;
  return `<!doctype html>${page.html}`;
};
