const NUMBER = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

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
      `\\b(?:(?:its|it['’]s|it is|we (?:live|are) (?:in|at)|i live (?:in|at)|im at|i['’]m at|at|to|in) )?(?:(?:flat|house|street|block|apartment|apt|floor|gali|sector|phase|plot|room|building|villa|lane) (?:no\\.? |number )?(?:\\d+[a-z]?|${NUMBER})\\b[ ,]*)+`,
      'gi',
    ),
    ' ',
  ],
  // A dish that is wanted milder is wanted.
  [
    /\bi (?:don['’]?t|do not) want (the [a-z ]+?|it|them) (?:too|so|very|that) (?:spicy|hot)\b/gi,
    ' make $1 less spicy ',
  ],
  [/\b(all|both) of the\b/gi, '$1 the'],
];

export const sayPlainly = (input: string): string =>
  turns.reduce((text, [said, plainly]) => text.replace(said, plainly), input);
