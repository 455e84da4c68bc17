import { family, phrases } from './words.ts';

const GETTING = 'get, have, order, grab, take, do, try';

/** Said before an order: whoever asks, in whatever way. */
export const orderingPhrases: readonly string[] = [
  ...family('can, could, may', 'i, we', ', just, please, possibly', GETTING),
  ...family(
    'is it possible to, would it be possible to, would it be okay to, would it be ok to, would it be alright to, is it too late to, am i able to, would i be able to, would we be able to, i was hoping to, we were hoping to',
    GETTING,
  ),
  ...family(
    'any chance, is there any chance, wondering if, wondering whether, i was wondering if, i was wondering whether, asking if, asking whether, asks if, asks whether, do you think, do you reckon',
    'i, we, he, she, they',
    'can, could',
    GETTING,
  ),
  ...family(
    'i want to, we want to, i would like to, id like to, we would like to, wed like to, i like to, im going to, i am going to, im gonna, i am gonna, let me, lets, let us',
    GETTING,
  ),
  ...family(
    'i will, ill, we will, well, i think i will, i think ill',
    ', just',
    `${GETTING}, go for, go with, share, keep`,
  ),
  ...family('he will, she will, they will, hell, shell, theyll', GETTING),
  ...family('i would, we would, id, wed', ', just', `${GETTING}, need, love`),
  // "What i'm thinking is maybe two of the biryani"
  ...family(
    'what',
    'i want, we want, i need, we need, id like, i would like, wed like, we would like, id love, im thinking, were thinking, i was thinking, we were thinking, i fancy, im after, ill have, well have, ill do, well do, ill get, well get, im having, were having, i really want, we really want',
    'is, are, of is, for is',
  ),
  // "When the kids get home they'll want two pizzas"
  ...family('i, we, he, she, they', 'will, would, might', 'want'),
  ...family('ill, well, hell, shell, theyll, id, wed, hed, shed, theyd', 'want'),
  ...family(
    'is it, would it be',
    'okay, ok, alright, fine',
    'if i, if we',
    'get, got, have, had, take, took, order, ordered, grab, grabbed',
  ),
  ...family('what if i, what if we', 'get, got, have, had, take, took, order, ordered, grab, grabbed'),
  ...family(
    'he, she, they, my friend, my wife, my husband, my son, my daughter, my mother, my father, my brother, my sister, the kids, the children',
    'wants, want, would like, will have, would love, needs, need, takes, take, gets',
  ),
  ...family(
    'do you think, ',
    'the kitchen, the chef, they, someone, somebody, your guys',
    'could, can',
    'manage, make, do, prepare, send',
  ),
  ...family(
    'can, could',
    'you',
    ', just, please',
    'give, get, send, bring, do, make me, make us, pack, arrange, manage, prepare',
    ', me, us',
  ),
  ...family(
    'would you be able to, do you think you could, do you think you can, i was wondering if you could, would you be so kind as to',
    'give, get, send, bring, do, make, pack, arrange, manage, prepare',
    ', me, us',
  ),
  ...family('mind, do you mind, would you mind', 'getting, sending, bringing, giving, making', ', me, us'),
  ...family(
    'do you mind if i, do you mind if we, what would it take to, how about i, how about we, would it be a bother to, shall we, we might, i might, might',
    `${GETTING}, send, send over`,
  ),
  ...family(
    'im gonna, i am gonna, im going to, i am going to, were going to, were gonna, well, ill, i will, we will',
    'need, want',
  ),
  ...phrases(
    `i want, i wanna, i want to eat, i wanted, we want, i would like, id like, we would like, wed like, i need,
     we need, give me, give us, gimme, get me, get us, bring me, bring us, bring, send me, send us, send,
     order, order me, order for, place an order, place an order for, make me, make us, prepare,
     in the mood for, craving, looking for, go with, go for, going with, mujhe, hamein, humein, but, how about,
     what about, my order is, the order is, give, want, i am having, put me down for, i feel like, take, just,
     only, please give, pack, pack me, deliver, i am looking for, any chance of, is there any chance of,
     i would not mind, i wouldnt mind, i wouldnt say no to, i would not say no to, calls for, i would love, id love, i would really like, could i trouble you for, i dont suppose you could do, i dont suppose i could get,
     i dont suppose i could have, i dont suppose we could get,
     i was hoping for, please arrange, arrange, do you think you could, do you think you can,
     would it be too much to ask for, what are the chances of, what are the chances of getting, i could go for,
     i could do with, i could really go for, i could use, i could murder, i fancy, i am after, im after,
     hook me up with, hit me with, set me up with, set us up with, sort me out with, start me off with,
     start us off with, lets start with, lets go with, lets go for, quiero, quisiera, dame, me das,
     chahiye mujhe, wants, hes having, shes having, would like, i just want, we just want, id be grateful for,
     i would be grateful for, grab, grab me, send over, bring over, would it be a bother to, have ready, says`,
  ),
];

/** How it is packed, and nothing of what is in it: "in separate boxes". */
export const packingPhrases: readonly string[] = ['box', 'bag', 'container', 'packet', 'tub'].flatMap(
  (thing) => [
    `in a separate ${thing}`,
    ...['in separate', 'separate', 'in different', 'in two', 'in two separate', 'in their own'].map(
      (lead) => `${lead} ${thing}${thing === 'box' ? 'es' : 's'}`,
    ),
    `in its own ${thing}`,
  ],
);

/** Brought with a meal, and on no card. */
export const freeWater: readonly string[] = ['', 'some ', 'a glass of ', 'a jug of ', 'glass of '].map(
  (lead) => `${lead}tap water`,
);

/** "For the little man": a child, and no size. */
export const littleOnes: readonly string[] = ['the', 'my', 'our', 'his', 'her'].flatMap((whose) =>
  ['man', 'one', 'lady', 'guy', 'boy', 'girl', 'fella', 'brother', 'sister'].map(
    (who) => `for ${whose} little ${who}`,
  ),
);
