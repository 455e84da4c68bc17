import { tokenise } from '../read/tokenise.ts';
import { type IngredientQuestion, readIngredientQuestion } from './ingredient-questions.ts';
import { type KitchenQuestion, readKitchenQuestion } from './kitchen-questions.ts';
import { type PriceQuestion, readPriceQuestion } from './price-questions.ts';
import { readRecommended } from './recommend-questions.ts';

type Topic =
  | 'menu'
  | 'spicy'
  | 'vegetarian'
  | 'vegan'
  | 'recommend'
  | 'help'
  | 'usual'
  | IngredientQuestion['about']
  | PriceQuestion['about'];

/** What may be asked of the menus. */
export type MenuQuestion = Omit<PriceQuestion, 'about'> &
  Omit<IngredientQuestion, 'about' | 'of'> & {
    readonly about: Topic;
    /** Asked of one dish: by its name, or '' for the one that was spoken of last. */
    readonly of?: string;
    readonly kitchen?: undefined;
  };

/** What may be asked at a counter beside the dishes themselves. */
export type TalkQuestion = MenuQuestion | KitchenQuestion;

const heat = '(?:spicy|spicey|hot)';
const meatless = '(?:vegetarian|veg|veggie|meatless|meat free)';
const meals =
  '(?: (?:food|dish|dishes|options?|meals?|menu|here|please|there|do you have|to eat|something))*';
const wanted =
  '(?:(?:.* )?(?:do you have|have you got|is there|are there|something|anything|some|any|dish|dishes|ones?|thats|food|what|whats|which|options?|meals?)(?: (?:is|are|do you have|have you got|there|that is|the|your|really|very|quite|nice and))* )';

/** "Is it spicy", "is the karahi vegetarian": of one dish. */
const ofDish = new RegExp(
  `^(?:is|are) (?:(it|that|this|they|those|these)|(?:the |your |that )?(.+?)) (?:too |very |really |at all )?(?:(${heat})|(${meatless})|vegan)$`,
);

const patterns: readonly (readonly [Topic, RegExp])[] = [
  [
    'spicy',
    /^(?:.* )?(?:something|anything|some|dish|dishes|one|thats|food) (?:that is |really |very |nice and )*(?:spicy|hot and spicy)(?: .*)?$/,
  ],
  [
    'spicy',
    /^(?:whats|what is|what else is|which (?:one|ones|dish|dishes) (?:is|are)) (?:the )?(?:very |really |too )?(?:spicy|spiciest)(?: .*)?$/,
  ],
  [
    'spicy',
    /^(?:sab ?se )?(?:zyada )?(?:spicy|tez|teekha)(?: mirch)?(?: wal[aie])?(?: khana)? (?:kya|kaun s[aie]) hai$/,
  ],
  ['vegetarian', new RegExp(`^(?:${wanted})?${meatless}${meals}$`)],
  [
    'vegetarian',
    new RegExp(
      `^(?:kya |koi )*${meatless}(?: (?:wal[aie]|khana|dish|mein|kuch|kya|mile|ga|milega))*(?: hai)?$`,
    ),
  ],
  ['vegan', new RegExp(`^(?:${wanted})?vegan${meals}$`)],
  ['vegetarian', /^(?:.* )?(?:something|anything|dish|dishes|food|what) .*without (?:any )?meat$/],
  ['vegetarian', /^(?:im|i am|we are|were) (?:a )?vegetarians?$/],
  ['vegan', /^(?:im|i am|we are|were) (?:a )?vegans?$/],
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
    'recommend',
    /^(?:(?:im|i am|we are|were|mujhe|hamein) )?(?:very |so |really )?(?:hungry|starving|bhook lagi(?: hai)?)$/,
  ],
  [
    'menu',
    /^(?:what (?:do|have) you(?: guys)? (?:have|got|sell|serve|offer)|what can i (?:get|have|order|eat)|what is there|whats there|what is on the menu|whats on the menu|(?:show|read|tell) me (?:the|your) menu|menu mein(?: kya)+ hai|(?:the )?menu|what food (?:do you have|is there))(?: (?:here|today|now|to eat|tonight|near me))*$/,
  ],
  [
    'usual',
    /^(?:(?:can|could) (?:i|we) (?:get|have) |(?:give|get|bring) (?:me|us) |(?:i|we) (?:want|will have|would like) |(?:id like|ill have|ill take|well have) )?(?:(?:the |my |our )?usual(?: order)?|(?:the )?same(?: again| order| thing)?(?: as (?:last time|before|always|usual|yesterday|ever))?|what i (?:always|usually) (?:have|get|order)|wahi|wahi jo hamesha)(?: (?:again|for me|for us))*$/,
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
  const dish = ofDish.exec(text);
  if (dish !== null) {
    const [, , of = '', isSpicy, isMeatless] = dish;
    return { about: isSpicy ? 'spicy' : isMeatless ? 'vegetarian' : 'vegan', of };
  }
  const about = patterns.find(([, pattern]) => pattern.test(text))?.[0];
  if (about !== undefined) return { about };
  const ingredient = readIngredientQuestion(text);
  if (ingredient !== undefined) return ingredient;
  const ofKitchen = readKitchenQuestion(text);
  if (ofKitchen !== undefined) return ofKitchen;
  const kind = text.split(' ').length > mostWords ? undefined : readRecommended(text);
  if (kind !== undefined) return { about: 'recommend', ...(kind === '' ? {} : { kind }) };
  return readPriceQuestion(text);
}

/** Longer sentences ask for more than advice, and reading them so would take long. */
const mostWords = 14;

const asksBack =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|hello|please) )*(?:what|which|do you|have you|is there|are there|tell|show|list|any|something)/i;

/** A price or advice is all that is asked for, though a dish may be named with it; "the cheapest biryani, please" orders one. */
export function isOnlyAsked(said: string): boolean {
  const question = readTalkQuestion(said);
  if (question === undefined || question.kitchen !== undefined) return false;
  if (/^(?:recommend|contains|contents|without|spicy)$/.test(question.about)) return true;
  if (question.about !== 'cheap' && question.about !== 'expensive') return false;
  return question.kind === undefined || question.mostPrice !== undefined || asksBack.test(said);
}
