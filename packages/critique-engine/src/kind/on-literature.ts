import type { KindSource } from './kind-signs.ts';

/** Words of those who write about novels, plays and poems, and hardly ever of those who tell a story. */
const terms =
  /\b(?:novels?|novellas?|play(?:s|wright)?(?= (?:is|by|ends|opens|begins|shows|does|makes|gives|asks)\b)|the play|short stor(?:y|ies)|poems?|poets?|stanzas?|narrators?|novelists?|playwrights?|protagonists?|antagonists?|authors?|characters?|chapters?|act (?:one|two|three|four|five|[ivx]+|\d)|readers?|audiences?|irony|ironic|metaphors?|symbol\w*|imagery|themes?|tragedy|tragic hero|soliloquy|dramatist|prose|plot)\b/gi;
/** A work with its writer: 'In Chinua Achebe’s Things Fall Apart', 'Shakespeare shows'. */
const named =
  /\p{Lu}\p{L}+['’]s? (?:novel|play|poem|short story|story|\p{Lu}\p{L}+ \p{Lu}\p{L}+)|\b(?:novel|play|poem|story),? (?:[“‘*_]|\p{Lu})|\b\p{Lu}\p{L}+ (?:shows|suggests|presents|portrays|depicts|uses|makes us|gives us|lets us|describes)\b/u;

/** Fewest different terms of criticism. With a quotation or a citation, fewer show it. */
const MIN_TERMS = 3;
const MIN_TERMS_CITED = 2;

/** Whether a text speaks about a novel, a play or a poem. */
export const isOnLiterature = ({ text, regions, sentences }: KindSource): boolean => {
  const found = new Set(
    (text.match(terms) ?? []).map((term) => term.toLowerCase().replace(/s$/, '')),
  );
  const isCited = regions.some(({ kind }) => kind === 'citation');
  const own = sentences.filter(({ words }) => words.some(({ lower }) => lower === 'i')).length;
  return (
    named.test(text) &&
    own * 4 < sentences.length &&
    found.size >= (isCited ? MIN_TERMS_CITED : MIN_TERMS)
  );
};
