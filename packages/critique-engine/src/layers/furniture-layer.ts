import { countWords } from '@argint/text-analysis';

/** Lines around an article on a web page, or how they begin: menus, buttons, notices. */
const whole =
  /^(?:home|menu|search|news|sport|opinion|about(?: us)?|contact(?: us)?|sign (?:in|up|out)|log ?(?:in|out)|register|subscribe|share|tweet|e-?mail|print|save|copy link|facebook|twitter|x|whatsapp|linkedin|instagram|reddit|next|previous|back|back to top|more|read more|see more|show more|load more|view all|advertisements?|sponsored|comments?(?: \(\d+\))?|leave a (?:comment|reply)|reply|like|likes|related(?: articles| posts| stories)?|you may also like|recommended(?: for you)?|trending|most read|tags|categories|archives?|accept(?: all)?(?: cookies)?|reject(?: all)?|close|ok|cookie (?:settings|policy|notice)|privacy(?: policy| notice)?|terms(?: of (?:use|service)| and conditions)?|site ?map|newsletter|\d+ comments?|\d+ min(?:ute)?s? read)$/i;
const opening =
  /^(?:skip to (?:main )?content|share (?:this|on|via)|follow us|(?:sign|log) in (?:to|with)|subscribe to (?:our|the)|sign up (?:for|to)|we use cookies|this (?:web)?site uses cookies|by (?:using|continuing)\b.{0,40}\b(?:site|cookies)|©|copyright ©|\(c\) \d{4}|all rights reserved|posted (?:by|on|in)\b|published (?:on|at)?:? ?\d|last (?:updated|modified):? |filed under|read more:|read also:|also read:|photo:|image:|advertisement\b|click here|download (?:the )?(?:app|pdf)\b|comments? \()/i;
/** A line with more words is prose, however it begins. */
const MAX_WORDS = 25;
/** Marks that separate the entries of a menu. */
const menu = / [|•·›»>/] /;

/** Whether a line is part of a web page around the essay, and not of the essay. */
export const isFurniture = (line: string): boolean => {
  const content = line.trim();
  if (countWords(content) > MAX_WORDS) return false;
  if (whole.test(content) || opening.test(content)) return true;
  const parts = content.split(/ [|•·›»>/] /);
  return menu.test(content) && parts.length >= 3 && parts.every((part) => countWords(part) <= 4);
};
