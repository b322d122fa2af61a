const frontMatter = /^---\r?\n[\s\S]{0,5000}?\r?\n---(?=\r?\n|$)/;
const fence = /^ {0,3}(?:```|~~~)/;

/** Removes the markup of one line and keeps its words. */
const plain = (line: string): string =>
  line
    .replace(/^ {0,3}#{1,6}[ \t]+|[ \t]+#+[ \t]*$/g, '')
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, '')
    .replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/<(https?:[^>\s]{1,500})>/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,500})(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,500})(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,500})(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`\n]{1,200})`/g, '$1')
    .replace(/^ {0,3}(?:[-*_][ \t]*){3,}$/, '')
    .replace(/\\([\\`*_{}[\]()#+.!>-])/g, '$1');

/** Prose of a Markdown text, line by line, so that line numbers stay the same. Markup, front matter and code are removed; block quotes get quotation marks. */
export const readMarkdown = (source: string): string => {
  const lines = source.replace(frontMatter, (found) => found.replace(/[^\n]/g, '')).split('\n');
  let fenced = false;
  let quoted = false;
  return lines
    .map((line, i) => {
      if (fence.test(line)) {
        fenced = !fenced;
        return '';
      }
      if (fenced) return '';
      const quote = /^ {0,3}> ?(.*)$/s.exec(line);
      if (!quote) return plain(line);
      const words = plain(quote[1] ?? '').trim();
      const opens = !quoted && words !== '';
      quoted ||= opens;
      const closes = quoted && !/^ {0,3}>\s*\S/.test(lines[i + 1] ?? '');
      if (closes) quoted = false;
      return `${opens && !/^["“]/.test(words) ? '“' : ''}${words}${closes && !/["”]$/.test(words) ? '”' : ''}`;
    })
    .join('\n');
};
