/** The question that the sample essay answers. */
export const SAMPLE_QUESTION = 'Should universities make lecture attendance compulsory?';

/**
 * The essay at /sample, written for this page: what a first-year student might hand in, with faults
 * that are common and strengths that are real. A change needs new answers of a model in
 * services/ai-chunk-worker/src/testing/recorded.
 */
export const SAMPLE_TEXT = `Since the pandemic, lecture halls at many South African universities have been half empty. Recordings go online the same evening, and students who work or commute have learned to study from them. This essay will discuss whether universities should make lecture attendance compulsory.

The strongest argument for compulsory attendance is that students who attend pass more often. In our faculty handbook, the pass rate of students who signed the register at least eight times in ten was 81 per cent in 2024, against 58 per cent for the rest. Studies show that attendance improves marks at every university. This proves that being there is what makes the difference. It is therefore obvious that students fail because they stay at home, and a rule that brings them back will raise the pass rate.

However, this argument has a weakness. Students who attend are often the ones who were going to work hard anyway, so the register may only count the motivated. A student who is forced into a seat is not the same as a student who chose it. If the university wants to know whether lectures themselves help, it should compare the same students in a term with a rule and a term without one.

Compulsory attendance is also unfair to students who live far from campus. My cousin travels from Mamelodi to Pretoria every day, it takes her two hours and two taxis when there is no strike, and on days with one lecture she spends more on transport than on food, which means that for her a compulsory lecture at eight in the morning is not a small favour but a cost that students in residence never see. Everyone knows that poor students suffer most from such rules. The recordings gives these student a second chance.

Some people will say that without a rule students become lazy. This is simply not true. Students are adults and they can decide for themselves, and a lecturer who stand in front of a empty hall should of asked why the lecture is boring. If attendance becomes compulsory now, soon universities will check what time we go to sleep.

A better policy would be to make small classes compulsory and leave lectures open. In a tutorial of twenty people an absent student is missed, because the discussion depends on who is there, while a lecture to four hundred loses nothing when one chair is empty. The University could also require a short weekly quiz, so that a student who falls behind is noticed in the third week and not in the exam.

In conclusion, their are many advantages and disadvantages to compulsory attendance. Universities should not count heads in lectures, but should make tutorials compulsory and record everything else, because what helps a student to pass is taking part and not being present.
`;
