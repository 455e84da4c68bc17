import { leftOut, type Turn } from './outline.ts';
import { anyOf, FIRST, ITEM, ORDERED, pattern, TALK, WORD } from './words.ts';

const PARENTS = anyOf(
  'mama, mamma, mom, mommy, mum, mummy, ammi, maa, dad, daddy, papa, baba, abu, abbu, abba, dadi, nani, nana',
);
const CHILDREN = anyOf(
  'beta, beti, bachay, bache, baby, honey, sweetie, darling, jaan, kids, son, sweetheart',
);
const ANSWERS = anyOf('okay, ok, fine, alright, yes, haan, acha, stop, no, quiet, right, sorry');

/** "Mama i want pizza, okay okay beta": what a child says is not ordered yet. */
const child = leftOut(
  pattern(
    `(?:${PARENTS})+(?:i|we) ${anyOf('want, wanna, need')}${ITEM}(?:${TALK}){0,5}?(?:${ANSWERS})+(?:${CHILDREN})?`,
    '(?=.*#)',
  ),
);

/** "Beta let go of the phone", "hamza i told you to wait": said to somebody else. */
const aside = leftOut(
  pattern(
    `(?:and )?(?:(?<!${anyOf('my, our, his, her, their, the')})${CHILDREN}|${WORD}?(?=${anyOf('put that, put it, stop it, stop that, sit down, come here, be quiet, i told you, i said not, i said no, i said wait, let go')}))`,
    `(?:(?!${anyOf('and, okay, ok, sorry, so, yes, right, wants, want, will, would, doesnt, is, are, was, were, has, have, ko, ke, ka, ki, gets, needs, likes')})${WORD}){2,9}?`,
    `(?=(?:${anyOf('and, okay, ok, sorry, so, yes, right')})+(?:the )?[%1#$a]|${ORDERED})`,
  ),
);

/** "Hold on, my wife is saying something, three samosas": who interrupts takes nothing back. */
export const interrupted = leftOut(
  pattern(
    `${anyOf('hold on, hang on, wait, 1 second, 1 sec, just a second, sorry')}(?:(?:my|the|our) (?:${WORD}|\\$ )|${anyOf('he, she, they, someone, somebody')})(?:is|are) (?:just )?`,
    `${anyOf('saying, asking, calling, telling, talking, shouting, deciding, thinking, crying, looking')}(?:${anyOf('something, me, us, again, now, at me')})*`,
    '(?=(?:an? |[%1] )(?:[$%1&] |of )*[#=] )',
  ),
);

/** What tells how it is wanted by all, or what nobody may eat, is more than talk. */
const SAYS_HOW = anyOf(
  `each, both, all, same, everyone, everybody, allergic, allergy, vegan, vegetarian, intolerant, without, no, extra, less,
   from, cancel, remove, of, dont(?! tell), also`,
);

/** "… you'll understand why i'm asking for the platter", "what i'd really fancy is a chai latte" */
const asked = leftOut(
  pattern(
    `${FIRST}(?:(?!${SAYS_HOW})${WORD}){2,24}?(?:${anyOf('asking for, ordering, craving, here for')}|(?<=what (?:id|i|we|wed|i would|we would) (?:\\S+ ){1,3})is )`,
    `(?=(?:just |the )*(?:${ORDERED}|[$&] # |# ))`,
  ),
);

/** "That's twelve breads in total": what was said adds up to it. */
const total: Turn = {
  said: pattern(
    `(?:${anyOf('and, so, okay')})*(?:${anyOf('thats, that is, that makes, that should be, making, which is, which makes, for a total of, a total of')})*`,
    '[%1] ',
    `(?:[#~&] |${WORD}){0,2}?${anyOf('total, altogether, in total, in all, all together, overall, all in all, so far')}`,
  ),
  plainly: ([, amount = []], before) => {
    const counts = before.flatMap(({ symbol, count }) => (/[%1@]/.test(symbol) && count ? [count] : []));
    const sum = counts.reduce((all, count) => all + count, 0);
    return counts.length > 1 && sum === amount[0]?.count ? [] : undefined;
  },
};

/** "Bread wise two naan": what it is ordered as. */
const topic = leftOut(pattern(`(?:[#~&] |${WORD})(?:wise |ke liye (?=[%1] ))`, '(?=.*#)'));

/** "The green one, palak paneer": how it looks. */
const looks: Turn = {
  said: pattern('(?<!not )the ', '# ', '1 ', '(?=(?:the )?# )'),
  plainly: ([, look = []]) => (look[0]?.isHeadless ? [] : undefined),
};

/** "Don't forget the kachumber": it is ordered. */
const remember = leftOut(pattern(`(?:please )*(?:dont|do not|never) forget (?:about )?`, `(?=${ITEM})`));

/** "Forty biryanis, just kidding, one biryani": what was said in jest. */
const kidding = leftOut(
  pattern(
    `(?<!(?:[%1$&]|an?) )(?:an? )?(?:[%1] )?(?:[$&] )*# (?:(?!${anyOf('and, plus, aur')})(?:${WORD}|[$#~] )){0,10}?(?<!who am i )${anyOf('kidding, joking, messing, jk')}(?:${anyOf('with you, around')})?`,
    `(?!(?:${WORD}){0,3}?${anyOf('keep, leave, and, with, put')})(?=.*# )`,
  ),
);

/** "I'll have what my mate had, the roast beef": it is named behind it. */
const whatHeHad = leftOut(
  pattern(
    `(?:${anyOf('ill have, ill take, give me, get me, i want, id like, can i have, can i get, we want, same as, the same as')})?(?:whatever |what |(?<=same as ))(?:${WORD}|\\$ ){1,4}?${anyOf('had, has, having, ordered, orders, got, gets, took, gave \\S+ \\S+, before me, in front of me')}(?:${anyOf('yesterday, last time, last week, last night, before, the other day, there')})?(?:${anyOf('i want that, i dont care, id like that')})?`,
    '(?=(?:its |thats |so |today )*(?:the |an? |[%1] )(?:[$&] )*(?:# |\\S+ 1 |\\S+ ones ))',
  ),
);

/** "Wait, can you deliver by six", "the gate code is four two one": a number that counts nothing. */
const whereAndWhen = leftOut(
  pattern(
    `(?<=# .*)(?:${anyOf('wait, hang on, hold on, oh, and, please, can you, could you, sorry, by the way, actually')})*(?:${anyOf(
      'deliver, delivered, bring, send, drop, need it, have it here, get here, come',
    )}(?:${anyOf('it, them, that, here, to us')})*${anyOf('by, before, at, around, after, within, to')}|${anyOf('the, my, our, its')}(?:${WORD})?${anyOf('code, pin, address, phone, flat, apartment, house, gate, door, room, table, name')})(?:${WORD}|& ){0,6}?(?:[%1] )+(?:${anyOf('oclock, pm, am, minutes, mins, please, thanks, if you can, latest')})*`,
    '(?=$)',
  ),
);

export const noiseTurns: readonly Turn[] = [
  whereAndWhen,
  whatHeHad,
  child,
  aside,
  interrupted,
  asked,
  total,
  topic,
  looks,
  kidding,
];

/** Said once the talk is out of the way. */
export const reminders: readonly Turn[] = [remember];
