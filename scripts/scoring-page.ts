import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Run, ScoringPage } from '../web/src/features/how-we-score/block.ts';

/** A node of a Markdown document, as far as the document on scoring uses them. */
interface Node {
  type: string;
  depth?: number;
  value?: string;
  children?: Node[];
}

const childrenOf = ({ children = [] }: Node): Node[] => children;
const textOf = (node: Node): string => node.value ?? childrenOf(node).map(textOf).join('');
const spaced = (text: string): string => text.replace(/\s+/g, ' ');

const runOf = (node: Node): Run => {
  const text = spaced(textOf(node));
  if (node.type === 'text') return { text };
  if (node.type === 'strong') return { text, look: 'strong' };
  if (node.type === 'inlineCode') return { text, look: 'code' };
  throw new Error(`docs/how-we-score.md has a ${node.type}, which the page cannot show.`);
};
const runsOf = (node: Node): Run[] => childrenOf(node).map(runOf);

const blockOf = (node: Node): Block => {
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', level: node.depth === 2 ? 2 : 3, text: textOf(node) };
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(node) };
    case 'list':
      return {
        kind: 'list',
        items: childrenOf(node).map((item) => childrenOf(item).flatMap(runsOf)),
      };
    case 'table': {
      const [head = [], ...rows] = childrenOf(node).map((row) => childrenOf(row).map(runsOf));
      return { kind: 'table', head, rows };
    }
    default:
      throw new Error(`docs/how-we-score.md has a ${node.type}, which the page cannot show.`);
  }
};

/**
 * Reads the document on scoring for the page. Its first paragraph, which is about the measurement, becomes `measured`
 * and `engine`.
 * @throws Error on a kind of Markdown that the page cannot show, and where date or version are missing
 */
export const scoringPage = (text: string): ScoringPage => {
  const tree: Node = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const [title, about, ...rest] = childrenOf(tree);
  const found = /on (\d{4}-\d\d-\d\d): engine (\S+),/.exec(about ? textOf(about) : '');
  if (!title || !found?.[1] || !found[2])
    throw new Error('docs/how-we-score.md does not say when which engine was measured.');
  return {
    title: textOf(title),
    measured: found[1],
    engine: found[2],
    blocks: rest.map(blockOf),
  };
};
