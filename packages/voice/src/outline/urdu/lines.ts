import { leftOut, type Piece, say, type Turn } from '../outline.ts';
import { anyOf, pattern } from '../words.ts';
import { asAmount, FOR_WHOM, GIVEN, OF_IT, TWO } from './words.ts';

const SAME = anyOf(
  'wohi, wahi, yehi, yahi, same, wohi cheez, yehi cheez, aisa hi, aisi hi, aise hi, wesa hi, waisa hi, wohi wala, same cheez',
);
const END = `(?=$|aur |and |please |bas |lekin |but |magar )`;

/** "… aur bhai ko bhi wohi", "mujhe bhi yehi", "mujhe bhi lekin mera aadha": the same once more, for somebody else. */
const sameFor: Turn = {
  said: pattern(
    `(?:aur |and )?(?:${FOR_WHOM}bhi |bhi ${FOR_WHOM}|mera bhi |meri bhi |uska bhi |unka bhi )`,
    `(?:(?:${SAME})(?:hi )?(?:${GIVEN}){0,2}|(?=(?:lekin |but |magar )(?:mera |meri |mere |uska |uski |unka )?(?:[$] )+))`,
    `(?:(?:lekin |but |magar |bas )(?:mera |meri |mere |uska |uski |unka )?)?`,
    '(?:\\$ )*',
    END,
  ),
  plainly: ([, , but = [], sizes = []], before) => {
    if (!before.some(({ symbol }) => symbol === '#')) return undefined;
    if (sizes.length === 0) return but.length === 0 ? say('and the same for my friend') : undefined;
    return [...say('and the same for my friend but'), ...sizes];
  },
};

export const sameTurns: readonly Turn[] = [sameFor];

const isNamed = (pieces: readonly Piece[]): boolean => pieces.some(({ symbol }) => symbol === '#');
const the = (name: readonly Piece[]): Piece[] => [...say('the'), ...name];

/** "Cola hata ke lemonade laga do", "lassi cancel, uski jagah ek chai": one for the other. */
const oneForOther: Turn = {
  said: pattern(
    `(?:[#~] )${OF_IT}`,
    `(?:cheez )?(?:(?:hata |hataa |nikal |nikaal |cancel |cancel kar |chor |chhor |rehne do |hata do |nikal do |cancel kar do )(?:ke |kar |karke |aur |dein |do )*)(?:(?:uski |us ki |iski |is ki |unki |inki )(?:jagah |jaga )|ke badle )?`,
    `(?:${TWO})?(?:[$&] )*# ${OF_IT}`,
    `(?:${GIVEN}|daal do |daal dein |dal do |rakh do |rakh dein |laga do |add kar do )?`,
    '(?=$|aur |and |please |bas )',
  ),
  plainly: ([name = [], verb = [], other = []]) => {
    const isOnly = verb.every(({ symbol }) => /^(?:cancel|aur|do|dein)$/.test(symbol));
    // "Cola cancel kar do aur ek naan": nothing stands in its place.
    const isInPlace =
      verb.some(({ symbol }) => /^(?:jagah|jaga|badle|ke)$/.test(symbol)) ||
      (!isOnly && verb.at(-1)?.symbol === 'kar');
    return isInPlace && isNamed(other)
      ? [...say('replace the'), ...name, ...say('with'), ...other.map(asAmount)]
      : undefined;
  },
};

/** "Teeno ki jagah anda paratha": all of them. */
const allForOther: Turn = {
  said: pattern(
    `(?:dono |donon |teeno |teenon |chaaron |charo |sab |in |un )(?:sab )?(?:ki |ke )(?:jagah |jaga |badle |bajaye )`,
    `(?:${TWO})?(?:[$&] )*# ${OF_IT}`,
    `(?:${GIVEN})?`,
  ),
  plainly: ([, other = []]) => [...say('change them to'), ...other.map(asAmount)],
};

/** "Aur ek aisi hi", "ek aur wohi de dein": one more of the last. */
const oneMore: Turn = {
  said: pattern(
    `(?<=^)(?:acha |bhai |haan |aur |please )*`,
    TWO,
    `(?:aur )?(?:${SAME}|isi tarah ka |isi jaisa |usi tarah ka )(?:hi )?(?:bhi )?(?:${GIVEN}){0,2}`,
    '(?=$)',
  ),
  plainly: ([, count = []]) => [...count.map(asAmount), ...say('more of the same')],
};

const RAISED = anyOf(
  'barha do, barha dein, barhao, barha den, barha dena, bharha dein, badha do, badha dein, mazeed, aur kar do, aur kar dein, aur dena, aur de do, aur de dein, aur daal do, aur daal dein, aur laga do, aur bhej do, aur barha do, aur barha dein, aur badha do',
);
const LOWERED = anyOf(
  'kam kar do, kam kar dein, kam kardo, kam karo, kam kar den, kam karein, ghata do, ghata dein',
);

/** "Do naan aur barha dein", "naan do aur kar dein": so many more. */
const more: Turn = {
  said: pattern(`(?:${TWO})?`, `(?:& )*# ${OF_IT}`, `(?:${TWO})?(?:& )*`, RAISED),
  plainly: ([ahead = [], name = [], behind = []]) => {
    const count = [...ahead, ...behind].filter(({ symbol }) => symbol !== '&').map(asAmount);
    return count.length === 1 ? [...say('add'), ...count, ...say('more'), ...name] : undefined;
  },
};

/** "Chai ek kam kar dein": so many fewer. */
const fewer: Turn = {
  said: pattern(`(?:${TWO})?`, `(?:& )*# ${OF_IT}`, `(?:${TWO})?(?:& )*`, LOWERED),
  plainly: ([ahead = [], name = [], behind = []]) => {
    const count = [...ahead, ...behind].filter(({ symbol }) => symbol !== '&').map(asAmount);
    return count.length === 1 ? [...count, ...say('fewer'), ...name] : undefined;
  },
};

/** "Parathay aadhe kar do, yaani do": half of them, which is so many. */
const halved: Turn = {
  said: pattern(
    `# ${OF_IT}`,
    `(?:aadh[aei] |adh[aei] |\\$ )(?:kar do |kar dein |kardo |kar den |karein )?`,
    `(?:yaani |yani |matlab |mtlb )`,
    TWO,
  ),
  plainly: ([name = [], , , count = []]) => [...say('make the'), ...name, ...count.map(asAmount)],
};
const halvedAlone: Turn = {
  said: pattern(
    `# ${OF_IT}`,
    `(?:aadhe |adhe )(?:kar do |kar dein |kardo |kar den |karein )`,
    '(?=$|aur |and |please )',
  ),
  plainly: ([name = []]) => [...say('halve the'), ...name],
};

/** "Paanch nahi teen kaha tha", "maine teen kahe the, paanch nahi": what was really said. */
const saidSo: readonly Turn[] = [
  {
    said: pattern(
      `(?:maine |mene |main ne )?`,
      TWO,
      `(?:nahi |nahin )(?:maine |mene )?`,
      TWO,
      `(?:kah[aei] |bol[aei] |bola |manga |mangay |mange |kahe )(?:tha |thi |thay |the |hai |hain )?`,
    ),
    plainly: ([, , , count = []]) => [...say('make it'), ...count.map(asAmount)],
  },
  {
    said: pattern(
      `(?:maine |mene |main ne )`,
      TWO,
      `(?:kah[aei] |bol[aei] |bola |manga |mangay |mange |kahe )(?:tha |thi |thay |the )?`,
      `${TWO}(?:nahi |nahin )`,
    ),
    plainly: ([, count = []]) => [...say('make it'), ...count.map(asAmount)],
  },
];

/** "Platter waise hi rehne do", "salad mat hatana": it stays, and nothing is said of it. */
const stays = leftOut(
  pattern(
    `(?:aur |and |bas |lekin |but )?`,
    `[#~] ${OF_IT}`,
    `(?:(?:${anyOf('waise hi, wese hi, wesay hi, waisa hi, waisi hi, aise hi, isi tarah, usi tarah, jaisa hai waisa hi, jaise hai waise hi')})(?:${anyOf('rehne do, rehne dein, rehne den, rakho, rakhein, rakhna, rahega, rahegi, rahe, theek hai, hi')})*|(?:rehne do |rehne dein |rehne den |rakho |rakhein |rakhna )(?:waise|wese|wesay|aise|usi tarah|isi tarah) (?:hi )?|(?:mat |na )(?:hata\\S* |nikal\\S* |cher\\S* |chher\\S* |cancel )(?:kar\\S* )?)`,
    `(?:bas )?`,
  ),
);

/** "Tikka wala bara kar do", "pulao family wala kar dein" */
const lineSo: Turn = {
  said: pattern(
    `(?<!dono |donon |saare |sare |sab )# `,
    `(?:wala |wali |wale |& |ko )*`,
    `(?:\\$ )+`,
    `(?:wala |wali |wale |& )?(?:kar do |kar dein |kardo |kar den |karein |kar dena )`,
  ),
  plainly: ([name = [], , sizes = []]) => [...say('make'), ...the(name), ...sizes],
};

/** "Ek plate rehne do ek hata do": that many go. */
const someGo: Turn = {
  said: pattern(
    `# ${OF_IT}`,
    `${TWO}(?:& )?(?:rehne do |rehne dein |rakho |rakh lo |rakhein )`,
    TWO,
    `(?:hata do |hata dein |nikal do |nikal dein |cancel kar do )`,
  ),
  plainly: ([name = [], , count = []]) => [...count.map(asAmount), ...say('fewer'), ...name],
};

/** "Sab kuch double kar do" */
const twice: Turn = {
  said: pattern(
    `(?:sab |sab kuch |poora order |sara order |sab cheezein )`,
    `(?:\\$ |dugna |do guna )`,
    `(?:kar do |kar dein |kardo |karein )`,
  ),
  plainly: ([, twice = []]) =>
    /^(?:double|dugna|do)$/.test(twice[0]?.tokens[0]?.text ?? '') ? say('double everything') : undefined,
};

/** "Salad wapas le lo" */
const takenBack: Turn = {
  said: pattern(`# ${OF_IT}`, `(?:wapas |wapis )(?:le lo |le lein |lo |kar do |kar dein |karo )`),
  plainly: ([name = []]) => [...say('remove the'), ...name],
};

/** "Wo paneer wali cheez": the one that has it. */
const thatThing: Turn = {
  said: pattern(
    `(?:wo |woh |yeh |ye )?`,
    `[#~] `,
    `(?:wala |wali |wale |& )(?:cheez |~ |dish |item )?`,
    `(?:hata |nikal |nikaal |cancel )(?:kar )?(?:do |dein |den |dena )`,
  ),
  plainly: ([, name = []]) => [...say('remove the'), ...name, ...say('one')],
};

export const lineTurns: readonly Turn[] = [
  thatThing,
  takenBack,
  twice,
  ...saidSo,
  stays,
  oneForOther,
  allForOther,
  oneMore,
  someGo,
  more,
  fewer,
  halved,
  halvedAlone,
  lineSo,
];
