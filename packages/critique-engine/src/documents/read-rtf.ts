import { DocumentFault } from './document-fault.ts';
import { paragraphsText, raised, type PlainParagraph } from './plain-paragraphs.ts';
import { charsetEncoding, decodeRtf, pageEncoding } from './rtf-encodings.ts';
import { rtfTokens, type RtfToken } from './rtf-tokens.ts';
import { grouped } from './math-text.ts';

/** Groups whose words no reader sees. Those that begin with `\*` are left out unless they are in `SEEN`. */
const UNSEEN =
  /^(?:colortbl|info|header[lrf]?|footer[lrf]?|pict|nonshppict|shprslt|s[nv]|[rt]?xe|tc[n]?|listtext|pntext|nonesttables|a?ftn(?:sep|sepc|cn)|objdata|fldinst|annotation|themedata)$/;
const SEEN = /^(?:footnote|shpinst|moMath(?:Para)?)$/;
const isEquationNote = (word: string): boolean => /^m\w+Pr$/.test(word);

/** Commands that stand for a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  page: '\n',
  column: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '~': '\u00a0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
};
/** Parts of an equation, and what stands before and behind each on one line. */
const EQUATION: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  mnum: ['', '/'],
  mden: ['', ''],
  msup: ['^', ''],
  msub: ['_', ''],
  mrad: ['√', ''],
  md: ['', ''],
};
/** Most groups within each other. Word writes a few dozen. */
const DEPTH_MAX = 1_000;

/** Where words go: the text, a note or a text box. */
interface Target {
  paragraphs: PlainParagraph[];
  words: string;
}

/** What holds for the words of a group, and ends with it. */
interface State {
  destination: 'text' | 'unseen' | 'fonts' | 'styles';
  isStarred: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  isCell: boolean;
  font: number;
  style: number;
  level: number;
  indent: { left: number; right: number; first: number };
  /** Signs that stand in for a letter beyond ASCII and are passed over. */
  standIns: number;
  /** Ends what began with the group. */
  end: (() => void) | null;
}

const PLAIN_INDENT = { left: 0, right: 0, first: 0 };
const PLAIN: State = {
  destination: 'text',
  isStarred: false,
  isHidden: false,
  isDeleted: false,
  isCell: false,
  font: 0,
  style: 0,
  level: 0,
  indent: PLAIN_INDENT,
  standIns: 1,
  end: null,
};

const readTokens = (tokens: Iterable<RtfToken>): string => {
  const target: Target = { paragraphs: [], words: '' };
  const targets: Target[] = [target];
  const notes: string[] = [];
  const encodings = new Map<number, string>();
  const styles = new Map<number, string>();
  const states: State[] = [];
  let state = { ...PLAIN };
  let [page, plainFont, notesBegun, passOver] = ['windows-1252', 0, 0, 0];
  let isItem = false;
  let bytes = '';
  const here = (): Target => targets.at(-1) ?? target;
  const isSeen = (): boolean => state.destination === 'text' && !state.isHidden && !state.isDeleted;
  const put = (words: string): void => {
    if (isSeen()) here().words += words;
    else if (state.destination === 'styles')
      styles.set(state.style, (styles.get(state.style) ?? '') + words);
  };
  /** Bytes of several runs may be one letter, so they are decoded together. */
  const decode = (): void => {
    const isRead = isSeen() || state.destination === 'styles';
    if (bytes !== '' && isRead) put(decodeRtf(bytes, encodings.get(state.font) ?? page));
    bytes = '';
  };
  const endParagraph = (): void => {
    const { indent, isCell, level, style } = state;
    const name = styles.get(style)?.replace(/;.*$/s, '') ?? '';
    const heading = level || Number(/^heading (\d)/i.exec(name)?.[1] ?? 0);
    here().paragraphs.push({
      words: here().words.replace(/^ +/, ''),
      level: heading,
      isItem: isItem && heading === 0,
      isCell,
      styleName: name,
      indent: {
        start: String(indent.left),
        end: String(indent.right),
        hanging: indent.first < 0 ? String(-indent.first) : null,
      },
    });
    here().words = '';
    isItem = false;
  };
  const closeTarget = (): PlainParagraph[] => {
    if (here().words.trim() !== '') endParagraph();
    return targets.pop()?.paragraphs ?? [];
  };
  const beginNote = (): void => {
    if (!isSeen()) return;
    notesBegun += 1;
    put(raised(String(notesBegun)));
    targets.push({ paragraphs: [], words: '' });
    state.end = () => {
      const lines = closeTarget().map(({ words }) => words.trim());
      notes.push(lines.filter(Boolean).join('\n'));
    };
  };
  const beginBox = (): void => {
    targets.push({ paragraphs: [], words: '' });
    state.end = () => {
      const paragraphs = closeTarget();
      here().paragraphs.push(...paragraphs);
    };
  };
  const beginPart = ([before, behind]: readonly [string, string]): void => {
    const start = here().words.length;
    state.end = () => {
      const inner = here().words.slice(start).trim();
      if (inner !== '')
        here().words = here().words.slice(0, start) + before + grouped(inner) + behind;
    };
  };
  const commands: Readonly<Record<string, (value: number | null) => void>> = {
    ansicpg: (value) => {
      page = pageEncoding(value || 1252);
    },
    mac: () => {
      page = 'macintosh';
    },
    pc: () => {
      page = pageEncoding(437);
    },
    pca: () => {
      page = pageEncoding(850);
    },
    deff: (value) => {
      plainFont = value ?? 0;
    },
    f: (value) => {
      state.font = value ?? 0;
    },
    fcharset: (value) => {
      const encoding = charsetEncoding(value ?? 0);
      if (state.destination === 'fonts' && encoding) encodings.set(state.font, encoding);
    },
    uc: (value) => {
      state.standIns = Math.max(0, value ?? 1);
    },
    u: (value) => {
      put(String.fromCharCode((value ?? 0) & 0xffff));
      passOver = state.standIns;
    },
    v: (value) => {
      state.isHidden = value !== 0;
    },
    deleted: (value) => {
      state.isDeleted = value !== 0;
    },
    plain: () => {
      Object.assign(state, { isHidden: false, isDeleted: false, font: plainFont });
    },
    pard: () => {
      Object.assign(state, { style: 0, level: 0, indent: PLAIN_INDENT, isCell: false });
    },
    s: (value) => {
      state.style = value ?? 0;
    },
    outlinelevel: (value) => {
      state.level = value !== null && value < 9 ? value + 1 : 0;
    },
    li: (value) => {
      state.indent = { ...state.indent, left: value ?? 0 };
    },
    ri: (value) => {
      state.indent = { ...state.indent, right: value ?? 0 };
    },
    fi: (value) => {
      state.indent = { ...state.indent, first: value ?? 0 };
    },
    intbl: () => {
      state.isCell = true;
    },
    par: endParagraph,
    sect: endParagraph,
    cell: endParagraph,
    nestcell: endParagraph,
    fonttbl: () => {
      state.destination = 'fonts';
    },
    stylesheet: () => {
      state.destination = 'styles';
    },
    footnote: beginNote,
    shptxt: beginBox,
  };
  const command = (word: string, value: number | null): void => {
    if (word === 'listtext' || word === 'pntext') isItem ||= isSeen();
    const isLeftOut = state.isStarred ? !SEEN.test(word) : UNSEEN.test(word);
    if (isLeftOut || isEquationNote(word)) state.destination = 'unseen';
    state.isStarred = false;
    if (state.destination === 'unseen') return;
    const part = EQUATION[word];
    if (part) beginPart(part);
    else if (Object.hasOwn(SIGNS, word)) put(SIGNS[word] ?? '');
    else if (Object.hasOwn(commands, word)) commands[word]?.(value);
  };
  for (const token of tokens) {
    if (token.kind !== 'bytes') decode();
    if (token.kind === 'open') {
      if (states.length === DEPTH_MAX) throw new DocumentFault('damaged', 'rtf');
      passOver = 0;
      states.push(state);
      state = { ...state, end: null, isStarred: false };
    } else if (token.kind === 'close') {
      passOver = 0;
      state.end?.();
      state = states.pop() ?? state;
      // What follows the document is no part of it.
      if (states.length === 0) break;
    } else if (token.kind === 'bytes') {
      const skipped = Math.min(passOver, token.bytes.length);
      passOver -= skipped;
      bytes += token.bytes.slice(skipped);
    } else if (passOver > 0) passOver -= 1;
    else if (token.kind === 'word') command(token.word, token.value);
    else if (token.sign === '*') state.isStarred = true;
    else if (token.sign === '\n' || token.sign === '\r') command('par', null);
    else put(SIGNS[token.sign] ?? '');
  }
  decode();
  while (targets.length > 1) closeTarget();
  endParagraph();
  return paragraphsText(target.paragraphs, notes);
};

/**
 * The text of an RTF file as its reader sees it, with footnotes and endnotes as a list of notes at the end.
 * @throws DocumentFault damaged, encoding
 */
export const readRtf = (bytes: Buffer): string => readTokens(rtfTokens(bytes.toString('latin1')));
