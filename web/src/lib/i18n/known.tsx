import { translateKnown, useLanguage } from './text.ts';

/** A text of the server or the engine: translated where the tables know it, else marked as English. */
export function Known({ text }: { text: string }) {
  const language = useLanguage();
  const own = translateKnown(text);
  return language !== 'en' && own === text ? <span lang="en">{text}</span> : own;
}
