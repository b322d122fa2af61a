/** Splits a list written over several lines at its commas. */
const list = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Transitions: words that lead from one thought to the next. */
export const TRANSITIONS =
  list(`however, therefore, furthermore, moreover, in addition, additionally, consequently,
  nevertheless, nonetheless, on the other hand, on the one hand, in contrast, by contrast, conversely, similarly,
  likewise, as a result, for this reason, thus, hence, first of all, firstly, secondly, thirdly, finally, lastly,
  in conclusion, to conclude, to sum up, in summary, meanwhile, otherwise, instead, accordingly, besides, above all,
  in fact, in other words, for example, for instance, in particular, specifically, to begin with, in the first place,
  equally, even so, that said, still, in short, overall, what is more, at the same time, rather`);
/** Words that connect a claim with its reason. */
export const REASONS =
  list(`because, since, therefore, thus, hence, consequently, as a result, for this reason,
  this means that, this shows that, this suggests that, it follows that, due to, owing to, leads to, lead to,
  so that, which means, given that, in order to, that is why, this is why, the reason`);
/** Words that introduce evidence. */
export const EVIDENCE =
  list(`for example, for instance, such as, according to, evidence, research, study, studies,
  survey, data, statistics, statistic, per cent, percent, findings, found that, report, reports, reported, case of,
  illustrates, demonstrates, shows that, indicates, as shown, consider the, take the`);
/** Words that introduce another view. */
export const COUNTERS =
  list(`although, though, even though, despite, in spite of, on the other hand, critics,
  opponents, some argue, some people, some will say, some would say, some may say, some might say, some say, some claim,
  some will argue, some would argue, some may argue, some might argue, some believe, others would say, it may be objected,
  it might be objected, others argue, others believe, others say, it could be argued, it may be argued,
  one might argue, admittedly, granted, while it is true, nevertheless, nonetheless, counter-argument, counterargument,
  objection, whereas, in contrast, by contrast, conversely, sceptics, skeptics, it is true that, of course`);
/** Hedges: words that limit a claim. */
export const HEDGES =
  list(`perhaps, maybe, might, may, could, possibly, probably, likely, seems, seem, appears, appear,
  suggests, suggest, tends, tend, generally, largely, in part, partly, often, usually, to some extent, arguably`);
/** Opening words of a conclusion. */
export const CLOSINGS =
  list(`in conclusion, to conclude, in summary, to sum up, to summarise, to summarize, in closing,
  in short, finally, all in all, overall, ultimately, to recapitulate, on the whole, in the end, last but not least,
  taken together, as a conclusion, in a nutshell`);
