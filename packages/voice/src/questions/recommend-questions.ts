/** Words that say when, for whom or where, and name no food. */
const anything =
  /^(?:me|us|you|my|our|here|today|tonight|now|lunch|dinner|supper|brunch|two|three|four|kids?|family|friends?|everyone|eat|start|order|the|a|an|it|this|that|there|thing|things|dish|dishes|food|meal|something|anything|some|menu|of|to|from|on)$/;
const good =
  '(?:really |very |most |the |your |a |an )*(?:good|nice|tasty|popular|best|delicious|great|tastiest|nicest|famous|special|recommended)';
const where = '(?: (?:here|today|tonight|now|around here|near me|please|have|you have|to eat|to have))*';
/** A word or three of what it is to be. */
const kind =
  '((?:(?!and\\b|or\\b|with\\b|but\\b|for\\b)[a-z]+)(?: (?!and\\b|or\\b|with\\b|but\\b|for\\b)[a-z]+){0,2}?)';
const advise = '(?:recommend|suggest|advise)';
const asked = `(?:(?:do|would|can|could) you ${advise}|should (?:i|we) (?:get|order|eat|have|try|take|drink))`;

const patterns: readonly RegExp[] = [
  // "What do you recommend for dessert", "what should I have as a starter"
  new RegExp(`^what ${asked} (?:for|as|from) (?:the |a |an |my |our |your )?${kind}${where}$`),
  // "Which dessert would you recommend", "what burger should I get"
  new RegExp(`^(?:what|which)(?: (?:kind|sort) of)? ${kind} ${asked}${where}$`),
  // "Which biryani is good"
  new RegExp(`^(?:what|which) ${kind} (?:is|are) ${good}${where}$`),
  // "Recommend me a dessert", "can you suggest something for dessert"
  new RegExp(
    `^(?:(?:can|could|would|will) you )?${advise}(?: (?:me|us))?(?: (?:something|anything))?(?: (?:for|as))? ?(?:a |an |some |any |the |your )?(?:(?:good|nice|tasty|great) )?${kind}${where}$`,
  ),
  // "What is good for dessert", "what is your best burger", "any good desserts"
  new RegExp(
    `^(?:whats|what is|what are|any|anything|something) ${good}(?: (?:for|as|in))? (?:the |a |an |my |our )?${kind}${where}$`,
  ),
];

/** "Something sweet", said as one would to a waiter. */
const somethingSo =
  /^(?:(?:i|we|id|would|want|need|like|fancy|feel|give|get|me|us|can|have|maybe|please|and|also|now) )*(?:something|anything) (sweet|to drink)(?: (?:please|then|too|now|maybe))*$/;
const kindSo: ReadonlyMap<string | undefined, string> = new Map([
  ['sweet', 'dessert'],
  ['to drink', 'drink'],
]);

/** "Dessert" of "what do you recommend for dessert"; '' where anything will do, undefined where nobody asked for advice. */
export function readRecommended(text: string): string | undefined {
  const so = kindSo.get(somethingSo.exec(text)?.[1]);
  if (so !== undefined) return so;
  const named = patterns.map((pattern) => pattern.exec(text)?.[1]).find((words) => words !== undefined);
  return named
    ?.split(' ')
    .filter((word) => !anything.test(word))
    .join(' ');
}
