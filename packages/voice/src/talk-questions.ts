import { tokenise } from './read/tokenise.ts';

/** What may be asked at a counter that names no dish. */
export type TalkQuestion = 'open' | 'menu' | 'spicy' | 'recommend' | 'time' | 'help';

const patterns: readonly (readonly [TalkQuestion, RegExp])[] = [
  [
    'open',
    /^(?:are you(?: guys)?(?: still)? (?:open|closed)|(?:is (?:anyone|anything|anybody|somebody) |whos |who is |what is |whats |which (?:kitchens|restaurants|places) are )(?:still )?open|when do you(?: guys)? (?:open|close)|what are your (?:opening )?hours|till when are you open)(?: (?:now|right now|today|tonight|yet|still|here|near me|around here))*$/,
  ],
  [
    'spicy',
    /^(?:.* )?(?:something|anything|some|dish|dishes|one|thats|food) (?:that is |really |very |nice and )*(?:spicy|hot and spicy)(?: .*)?$/,
  ],
  [
    'spicy',
    /^(?:whats|what is|what else is|which (?:one|ones|dish|dishes) (?:is|are)|is (?:it|that|this)|are (?:they|those|these)) (?:the )?(?:very |really |too )?(?:spicy|spiciest)(?: .*)?$/,
  ],
  [
    'recommend',
    /^(?:(?:can|could|would|do) you )?(?:please )?(?:recommend|suggest)(?: me| us)?(?: (?:something|anything|a dish|some food|some|what to (?:eat|get|order)))?(?: (?:good|nice|tasty|please|here|today|to eat|for me|for us))*$/,
  ],
  [
    'recommend',
    /^(?:whats|what is|what are|anything) (?:good|popular|best|nice|tasty|recommended|the best|your best|most popular|your specials?|the specials?|special)(?: (?:here|today|tonight|thing|dish|on the menu|around here|near me))*$/,
  ],
  [
    'recommend',
    /^(?:what (?:do|would|should) (?:you|i) (?:recommend|suggest)|what should i (?:get|order|eat|have|try)|surprise me|what sells best|what do people (?:like|order|eat))(?: (?:here|today|now|tonight))*$/,
  ],
  [
    'menu',
    /^(?:what (?:do|have) you(?: guys)? (?:have|got|sell|serve|offer)|what can i (?:get|have|order|eat)|what is there|whats there|what is on the menu|whats on the menu|(?:show|read|tell) me (?:the|your) menu|(?:the )?menu|what food (?:do you have|is there))(?: (?:here|today|now|to eat|tonight|near me))*$/,
  ],
  [
    'time',
    /^(?:how long (?:does|will|would|is)(?: it| this| that| delivery| the delivery| the food)?(?: take| be)?|when will (?:it|the food|my order|my food) (?:come|arrive|be here|be ready|get here)|how (?:fast|soon|quick|quickly) .*|(?:whats|what is) the (?:delivery|waiting|wait) time)(?: (?:to|until|till|for|it|take|takes|deliver|delivery|get|here|arrives|come|now|right))*$/,
  ],
  [
    'help',
    /^(?:help|help me|how does (?:this|it) work|what can (?:i|you) (?:say|do)|what do i (?:say|do)|how do i order|who are you|what are you)(?: (?:here|now|please))*$/,
  ],
];

/** Undefined where nothing of the kind was asked. */
export function readTalkQuestion(said: string): TalkQuestion | undefined {
  const text = tokenise(said)
    .map(({ text: word }) => word)
    .join(' ')
    .replace(/^(?:(?:hi|hello|hey|um|uh|so|okay|ok|please|excuse|me|and|well|yes|no|sorry) )+/, '')
    .replace(/ (?:please|thanks|thank you)$/, '');
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
