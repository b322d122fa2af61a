/** What a mark in a text says about its words: the thesis, a claim, or right words that look wrong. */
export type MarkKind = 'thesis' | 'claim' | 'sound';

const KINDS: Record<string, MarkKind> = { t: 'thesis', c: 'claim', s: 'sound' };

/** Takes the marks `{t|…}`, `{c|…}` and `{s|…}` out of a text. They may stand inside each other. */
export const readMarks = (
  marked: string,
): { text: string; words: Record<MarkKind, readonly string[]> } => {
  const words: Record<MarkKind, string[]> = { thesis: [], claim: [], sound: [] };
  const open: { kind: MarkKind; start: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\{[tcs]\||\})/)) {
    const kind = KINDS[piece[1] ?? ''];
    if (piece === '}') {
      const mark = open.pop();
      if (!mark) throw new Error(`a mark ends that never began: …${text.slice(-40)}`);
      words[mark.kind].push(text.slice(mark.start));
    } else if (piece.startsWith('{') && kind) {
      open.push({ kind, start: text.length });
    } else text += piece;
  }
  if (open.length > 0) throw new Error(`a mark never ends: ${text.slice(0, 60)}…`);
  return { text, words };
};
