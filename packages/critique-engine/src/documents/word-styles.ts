import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Name of a tag or an attribute without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What a tag says, by the name of the attribute without its prefix. */
export const attributeOf = ({ attributes }: SaxesTagPlain, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];

/** Whether a tag that is a switch is on: 'w:vanish' hides, also without a value. */
export const isOn = (tag: SaxesTagPlain): boolean =>
  !/^(?:0|false|off)$/.test(attributeOf(tag, 'val') ?? '');

/** Most styles that are based on each other. A circle of them ends here. */
const PARENTS_MAX = 20;

/** Tells whether a style of paragraphs or of words hides, by itself or by the styles it is based on. */
export type HiddenStyles = (kind: 'paragraph' | 'character', id: string | undefined) => boolean;

/** What a style says of hiding; undefined where only its parent does. */
interface Style {
  parent?: string | undefined;
  hides?: boolean;
}

/** Reads the styles of a Word document. Throws where it is no XML. */
export const hiddenStyles = (xml: string): HiddenStyles => {
  const styles = new Map<string, Style>();
  let style: Style = {};
  let kind = '';
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (name === 'style') {
      style = {};
      kind = attributeOf(tag, 'type') ?? 'paragraph';
      styles.set(`${kind} ${attributeOf(tag, 'styleId')}`, style);
    } else if (name === 'basedOn') style.parent = `${kind} ${attributeOf(tag, 'val')}`;
    else if (name === 'vanish') style.hides ??= isOn(tag);
  });
  parser.write(xml).close();
  return (of, id) => {
    let found = styles.get(`${of} ${id}`);
    for (let i = 0; i < PARENTS_MAX && found; i++) {
      if (found.hides !== undefined) return found.hides;
      found = styles.get(found.parent ?? '');
    }
    return false;
  };
};
