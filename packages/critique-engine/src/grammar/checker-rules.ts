/**
 * The rules of the grammar checker that are switched on: those that a rule of ours names as its `checker`. They stand
 * here as well, because the rules' own files would cost the checker's thread 80 MB.
 */
export const CHECKER_RULES: ReadonlySet<string> = new Set(
  `APart AWhile AdjectiveDoubleDegree AfterAll AsComparedTo AskNoPreposition AtAllCosts AtTheEndOfTheDay
  BestOfAllTime ByAccident ByOnesOwn CapitalizePersonalPronouns CommaFixes DidPast Discuss DoMistake DoesOrDose
  EachOthersPossessive EveryTime Everyday ExitedExcitedContext GetRidOf HavePassed HowItLooksLike
  InflectedVerbAfterTo KindSortOf LastButNotLeast LookForwardTo LookingForwardTo ModalOf MostOfTheTimes
  NerveRacking NounVerbConfusion Nowadays OnceInAWhile OpenCompounds PointsOfView PossessiveYour
  PronounContraction PronounInflectionBe PronounVerbAgreement RedundantThat RegularIrregulars RepeatedWords
  Respond SentenceCapitalization SimplePastToPastParticiple SupposedTo TakeCareOf ThatThan
  TheirToTheyre ThereIsAgreement ThereOwn ThereToTheir ThingThink ToTo ToTwoToo UnitedOrganizations
  WaistWaste WillNonLemma WrongApostrophe YourPredicateAdjective`.split(/\s+/),
);
