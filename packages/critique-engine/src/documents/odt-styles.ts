import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { WordElement } from './word-elements.ts';

/** What a style says by itself. */
interface OwnStyle {
  parent: string | undefined;
  name: string;
  display: string | undefined;
  left: string | undefined;
  right: string | undefined;
  first: string | undefined;
}

/** What a style makes of a paragraph or of words. */
export interface OdtStyle extends Required<Pick<WordElement, 'indent' | 'styleName'>> {
  isHidden: boolean;
  /** 1 and up for the styles of headings, also where the paragraph does not say that it is one. */
  level: number;
}

/** Most styles that are based on each other. A circle of them ends here. */
const PARENTS_MAX = 20;

const TWIPS: Readonly<Record<string, number>> = {
  cm: 567,
  mm: 56.7,
  in: 1440,
  pt: 20,
  pc: 240,
  px: 15,
};

const twips = (length: string | undefined): string => {
  const [, number, unit = ''] = /^(-?[\d.]+)(\w+)$/.exec(length ?? '') ?? [];
  return String(Math.round(Number(number ?? 0) * (TWIPS[unit] ?? 0)));
};

const readInto = (styles: Map<string, OwnStyle>, xml: string): void => {
  let style: OwnStyle | null = null;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: of }: SaxesTagPlain) => {
    if (name === 'style:style') {
      const parent = of['style:parent-style-name'];
      style = {
        parent: parent && `${of['style:family']} ${parent}`,
        name: of['style:display-name'] ?? of['style:name'] ?? '',
        display: undefined,
        left: undefined,
        right: undefined,
        first: undefined,
      };
      styles.set(`${of['style:family']} ${of['style:name']}`, style);
    } else if (name === 'style:text-properties' && style) {
      style.display ??= of['text:display'];
    } else if (name === 'style:paragraph-properties' && style) {
      style.left = of['fo:margin-left'];
      style.right = of['fo:margin-right'];
      style.first = of['fo:text-indent'];
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'style:style') style = null;
  });
  parser.write(xml).close();
};

/**
 * Finds what a style means, with all that it takes from the styles it is based on.
 * @param parts the XML of the common styles and of the text
 */
export const odtStyles = (
  parts: readonly string[],
): ((family: 'paragraph' | 'text', name: string | undefined) => OdtStyle) => {
  const styles = new Map<string, OwnStyle>();
  for (const xml of parts) readInto(styles, xml);
  return (family, name) => {
    const line: OwnStyle[] = [];
    let style = styles.get(`${family} ${name}`);
    while (style && line.length < PARENTS_MAX) {
      line.push(style);
      style = style.parent === undefined ? undefined : styles.get(style.parent);
    }
    const first = (key: 'display' | 'left' | 'right' | 'first'): string | undefined =>
      line.find((one) => one[key] !== undefined)?.[key];
    const indent = Number(twips(first('first')));
    return {
      isHidden: first('display') === 'none',
      level: Number(line.map((one) => /^heading (\d)/i.exec(one.name)?.[1]).find(Boolean) ?? 0),
      styleName: line.find((one) => /quot|block text/i.test(one.name))?.name ?? line[0]?.name ?? '',
      indent: {
        start: twips(first('left')),
        end: twips(first('right')),
        hanging: indent < 0 ? String(-indent) : null,
      },
    };
  };
};
