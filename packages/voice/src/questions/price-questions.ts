/** Asked of the prices: the cheapest, the most expensive, or what a sum is enough for; of a part of the menu, where one is named. */
export type PriceQuestion = {
  readonly about: 'cheap' | 'expensive';
  /** "Biryani", "chicken burgers" */
  readonly kind?: string;
  readonly mostPrice?: number;
};

const cheap = '(?:cheap|cheaper|cheapest|inexpensive|affordable|budget|sast[aie])';
const expensive =
  '(?:(?:most )?(?:expensive|costly|pricey)|dearest|priciest|costliest|mehng[aie]|mahang[aie])';
const superlative = '(?:sabse |sab se |bahut |bohat |really |very |the |your )*';
/** Words around the price that name no food. */
const anyFood =
  '(?:things?|foods?|dish|dishes|options?|meals?|items?|stuff|ones?|something|anything|cheez|cheezen|khana|here|today|now|right now|to eat|to order|near me|do you have|have you got|you have|you got|is there|there is|are there|there|on the menu|on your menu|kya hai|kya he|hai|batao|bata do|dikhao|please|wala|wali)';
const asking =
  '(?:(?:can you |could you )?(?:whats|what is|what are|which is|which are|whichs|what|which|tell me|show me|give me|find me|list|name|do you have|have you got|is there|are there|i want|i need|i would like|id like|got|any|some|something|anything|kuch|koi|mujhe|the|your|a|an)(?: (?:of|about))? )*';
const moneyWord = '(?:rs|rupees?|rupay|rupaye|bucks|pounds?|quid|dollars?|euros?|dirhams?|dinars?|yen)';
const limit = `(?:(?:priced |costing )?(?:under|below|less than|up to|upto|within|cheaper than|not more than|no more than|at most|max|maximum)|(?:for|with|in) (?=(?:rs )?\\d+ ${moneyWord}))`;
const amount = `(?:rs |rupees )?(\\d{2,}|\\d(?= ${moneyWord}))(?: ${moneyWord})?`;
/** A word or three of what it is to be; none of them joins another wish to it. */
const kind =
  '((?:(?!and\\b|or\\b|with\\b|but\\b|for\\b)[a-z]+)(?: (?!and\\b|or\\b|with\\b|but\\b|for\\b)[a-z]+){0,2}?)';

const priced = `(?:(${cheap})|(${expensive}))`;
/** "What is the cheapest biryani", "cheap pizza", "sab se sasta kya hai" */
const ofKind = new RegExp(`^${asking}${superlative}${priced}(?: ${anyFood})*(?: ${kind})?(?: ${anyFood})*$`);
/** "Which biryani is the cheapest" */
const whichIs = new RegExp(
  `^(?:which|what|whats) ${kind}(?: (?:is|are|hai))? ${superlative}${priced}(?: ${anyFood})*$`,
);
/** "Anything under 500", "biryani below 400", "what can I get for 300 rupees", "500 se kam" */
const withLimit = new RegExp(
  `^(?:(?:what|which)(?: (?:can|could|do) (?:i|we|you))(?: (?:get|have|buy|order|eat))? |${asking})(?:${anyFood} )*(?:${kind} )?(?:${anyFood} )*(?:(?:that|which) (?:is|are|costs?) )?(?:for )?${limit} ?${amount}$`,
);
const lessThan = new RegExp(
  `^${asking}(?:${kind} )?${amount} (?:se kam|ke andar|tak)(?: (?:mein|me|ka|ki|ke|kya|hai|wala|wali|${anyFood}))*$`,
);

/** Longer sentences ask about more than a price, and reading them so would take long. */
const mostWords = 14;

/** The words of a sentence in lower case; undefined where no price was asked about. */
export function readPriceQuestion(text: string): PriceQuestion | undefined {
  if (text.split(' ').length > mostWords) return undefined;
  const limited = withLimit.exec(text) ?? lessThan.exec(text);
  if (limited !== null) return { about: 'cheap', ...kindOf(limited[1]), mostPrice: Number(limited[2]) };
  const named = ofKind.exec(text);
  if (named !== null) return { about: named[1] === undefined ? 'expensive' : 'cheap', ...kindOf(named[3]) };
  const which = whichIs.exec(text);
  if (which === null) return undefined;
  return { about: which[2] === undefined ? 'expensive' : 'cheap', ...kindOf(which[1]) };
}

const noKind = new RegExp(`^(?:${anyFood}|${asking.trim()})$`);

function kindOf(words: string | undefined): { kind?: string } {
  const named = words?.replace(/ (?:is|are|hai)$/, '');
  return named === undefined || noKind.test(named) ? {} : { kind: named };
}
