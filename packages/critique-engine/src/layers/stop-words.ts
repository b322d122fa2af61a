/** Words without content of their own. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all almost also although always am among an and another any are around as at away
  back be because been before being between both but by came can cannot come could did do does doing done down during
  each either else enough even ever every few first for from further get gets getting give given go goes going got had
  has have having he her here hers herself him himself his how however i if in indeed instead into is it its itself just
  know last least less let like likely made make makes making many may maybe me might mine more most much must my myself
  never new no nor not nothing now of off often on once one ones only or other others otherwise our ours ourselves out
  over own per perhaps put quite rather really s said same say says second see seem seems seen several shall she should
  since so some someone something sometimes still such take taken takes than that the their theirs them themselves then
  there therefore these they thing things this those though three through thus to together too toward towards two under
  until up upon us use used uses using usually very want was way ways we well were what when where whether which while
  who whom whose why will with within without would yet you your yours yourself i'm don't doesn't it's can't didn't
  isn't they're we're you're that's there's won't wouldn't shouldn't couldn't i've i'd aren't wasn't weren't day days
  lot good bad people person`.split(/\s+/),
);
