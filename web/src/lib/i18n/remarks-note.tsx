import { EnglishNote } from './english-note.tsx';

/** Says, on a page in another language, that remarks are English; nothing on an English page. */
export const RemarksNote = () => <EnglishNote text="The critiques are written in English." />;
