import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Draws what stands between <name> and </name> in a text. */
export type Tags = Readonly<Record<string, (words: string) => ReactNode>>;

/** A text with links or emphasis in it: `<Rich text={t('Read the <a>terms</a>.')} tags={{ a: … }} />`. */
export function Rich({ text, tags }: { text: string; tags: Tags }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [whole, name = '', words = ''] = found;
    parts.push(text.slice(at, found.index), tags[name]?.(words) ?? words);
    at = found.index + whole.length;
  }
  parts.push(text.slice(at));
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
