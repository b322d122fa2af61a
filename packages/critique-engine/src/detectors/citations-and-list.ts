import type { EssayDetector, CritiqueDraft } from '../critique-draft.ts';
import { cite } from '../wording.ts';

/** Up to two words of a name, such as 'Van Wyk' or 'National Treasury'. */
const authorOf =
  /((?!(?:See|In|Cf|Compare|Cited)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[^()]{0,60}?\b((?:1[5-9]|20)\d\d)[a-z]?/u;

/** Citations without a reference, and a missing list of references. */
export const citationsAndList: EssayDetector = (model) => {
  const cited = model.regions.flatMap((region) => {
    const found =
      region.kind === 'citation' ? authorOf.exec(model.text.slice(region.start, region.end)) : null;
    return found?.[1] && found[2] ? [{ region, author: found[1], year: found[2] }] : [];
  });
  const drafts: CritiqueDraft[] = [];
  const [first] = cited;
  if (!first) return drafts;
  const list = model.regions
    .filter((r) => r.kind === 'references')
    .map((r) => model.text.slice(r.start, r.end))
    .join('\n');
  if (!list)
    return [
      {
        rule: 'reference-list-missing',
        issueType: 'source',
        severity: 2,
        at: { start: first.region.start, end: first.region.end },
        issue: `You cite ${cite(model.text.slice(first.region.start, first.region.end))}, but we found no list of references.`,
        reasoning: `A reader who wants to look up ${first.author} needs the title. If you only left the list out of this copy, ignore this remark.`,
        fix: `Add a list headed References with every source that you cite, for example ${first.author} ${first.year}.`,
        hint: `Could a stranger find ${first.author} ${first.year} with what you give here?`,
        confidence: 0.5,
      },
    ];
  const seen = new Set<string>();
  for (const { region, author, year } of cited) {
    // A list has the surname first, so the last word of a name is enough.
    if (seen.has(author) || list.includes(author.split(' ').at(-1) ?? author)) continue;
    seen.add(author);
    drafts.push({
      rule: 'citation-not-listed',
      issueType: 'source',
      severity: 3,
      at: { start: region.start, end: region.end },
      issue: `You cite ${author} (${year}), but your list of references does not have this source.`,
      reasoning: `A reader who wants to check what ${author} says does not find the title.`,
      fix: `Add ${author} ${year} to the list, or correct the name here.`,
      hint: `Is ${author} spelled the same way in both places?`,
      confidence: 0.8,
    });
  }
  return drafts;
};
