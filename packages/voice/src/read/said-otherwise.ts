const NUMBER = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
/** A number as it is written down somewhere: "forty two", "one oh two". */
const SERIAL = String.raw`(?:\d+|${TENS}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine)\b)?|(?:one|${NUMBER}|(?:thir|four|fif|six|seven|eigh|nine)teen)(?: (?:oh|zero|hundred)(?: and)? (?:${TENS} )?[a-z]+)?)`;
const FLOORS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground|top';

/** Turns of phrase whose words mean something else one by one, and what says the same plainly. */
const turns: readonly (readonly [said: RegExp, plainly: string])[] = [
  // How the food is packed; "to take away the naan" is a command.
  [/\b(?:to|for|as) take[ -]?(?:away|out)\b(?!\s+(?:the|that|my|this|those|it|one|\d))/gi, ' to go '],
  // How old somebody is, not how many.
  [
    new RegExp(
      `\\b(?:(?:he|she|who)['’]?s|(?:he|she|who|(?:my|our|the) [a-z]+(?: [a-z]+)?) is) (?:only |just |about |turning )?${NUMBER}(?: (?:and a half )?years? old)?(?=\\s*(?:$|[,.;!?]|(?:and|so|he|she|who|but)\\b))`,
      'gi',
    ),
    ' ',
  ],
  // Where it is brought.
  [
    new RegExp(
      `\\b(?:(?:its|it['’]s|it is|we(?:['’]re| are)?) )?(?:(?:for|on|to|at) )?(?:the )?(?:\\d+(?:st|nd|rd|th)|${FLOORS}) floor\\b`,
      'gi',
    ),
    ', ',
  ],
  [
    new RegExp(
      `\\b(?:(?:its|it['’]s|it is|we (?:live|are) (?:in|at)|i live (?:in|at)|im at|i['’]m at|at|to|in) )?(?:(?:flat|house|street|block|apartment|apt|floor|gali|sector|phase|plot|(?<!(?:meeting|conference|board|staff|waiting|common|class|living|dining) )room|building|villa|lane) (?:no\\.? |number )?(?:\\d+[a-z]?|${NUMBER})\\b[ ,]*)+`,
      'gi',
    ),
    ' ',
  ],
  // The number of an order, and how sure somebody is.
  [
    new RegExp(
      `\\b(?:my |the |our )?(?:(?:last|previous|old) )?order (?:number|no\\.?|id)(?: last time| last week| yesterday| before)?(?: was| is)? ${SERIAL}\\b`,
      'gi',
    ),
    ', ',
  ],
  [
    new RegExp(
      `\\b(?:(?:an? |one |two |${SERIAL} )?(?:hundred|100) ?(?:percent|per cent|%)(?! (?:sugar|sweet|ice))(?: sure| certain)?|${SERIAL} ?(?:percent|per cent|%)(?= (?:off|coupon|discount|voucher)))`,
      'gi',
    ),
    ' ',
  ],
  [new RegExp(`\\b${SERIAL} out of ${SERIAL}\\b(?! (?:the|my|of|them|those))`, 'gi'), ' '],
  // All is said; "they were good" speaks of a dish.
  [
    /[ ,]+(?:(?:and|then|so|now) )+(?:(?:that['’]?s|that is) (?:it|all) )?(?:we['’]?re|i['’]?m) (?:all )?(?:good|done|set|sorted)(?: to go| now| thanks| thank you)*[ .!]*$/i,
    '',
  ],
  // Stops that are said aloud.
  [/\b(?:full stop|period|comma|colon|semicolon|exclamation mark|question mark|new line)(?=\s|$)/gi, ', '],
  // Who thinks while asking for a price still asks for it.
  [
    /\b((?:how much (?:is|are|for|does|do|would|will)|(?:price|cost) of)(?: the| an?)?)(?:[ ,]+(?:um+|uh+|er+m?|hm+|like|you know)\b)+[ ,]*/gi,
    '$1 ',
  ],
  // A dish that is wanted milder is wanted.
  [
    /\bi (?:don['’]?t|do not) want (the [a-z ]+?|it|them) (?:too|so|very|that) (?:spicy|hot)\b/gi,
    ' make $1 less spicy ',
  ],
  [/\b(all|both) of the\b/gi, '$1 the'],
  // A zinger without cheese, as it comes alone: no Cheese Burger is refused.
  [/\b((?:without|no|minus|hold the|skip the) (?:the |any )?[a-z]+) (?=burger only\b)/gi, '$1, '],
];

export const sayPlainly = (input: string): string =>
  turns.reduce((text, [said, plainly]) => text.replace(said, plainly), input);
