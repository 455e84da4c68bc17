import { amount, isNamesake, leftOut, type Piece, say, type Turn } from '../outline.ts';
import { anyOf, pattern, WORD } from '../words.ts';
import { asAmount, countOf, FOR, GIVEN, OF_IT, PERSON, TWO } from './words.ts';

const NO = `(?:${anyOf('oh, acha, arre, are, oho, nahi yaar, ruko, sorry')}){0,3}(?:${anyOf('nahi, nahin, nai')}){1,3}(?:${anyOf('nahi, balke, balkay, yaar, bhai, bas, sirf, matlab')}){0,3}`;
const ENOUGH = `(?:${anyOf('hi, kaafi, kafi, theek, bohat, bahut, hain, hai, rahega, rahenge, rahein, bas')}|${GIVEN}){0,4}`;
const WHY = `(?:kyunke |kyunki |kyun ke )(?:(?:(?!# )\\S+ )*$|(?:(?!aur |and |bas |to )${WORD})*)`;

/** "Teen gajar halwa, oh nahi, do hi kaafi hain", "… theek hain, nahi, chaar, kyunke driver bhi hai": another number of it. */
const anotherCount: Turn = {
  said: pattern(
    `${TWO}`,
    `(?:[$&] )*# ${OF_IT}`,
    `(?:${ENOUGH})${NO}`,
    TWO,
    `${ENOUGH}(?:${WHY})?`,
    `(?=$|aur |and |bas |please |shukriya )`,
  ),
  plainly: ([, name = [], , count = []]) => [...count.map(asAmount), ...name],
};

/** "Sundae chaar, nahi, paanch": the same where it is counted behind. */
const anotherBehind: Turn = {
  said: pattern(
    `(?<![%1] (?:[$&] )*|(?:^| )do (?:[$&] )*)# ${OF_IT}`,
    `${TWO}(?:& )?(?:${ENOUGH})${NO}`,
    TWO,
    `(?:& )?${ENOUGH}(?:${WHY})?`,
    '(?=$|aur |and |bas |please |shukriya )',
  ),
  plainly: ([name = [], , count = []]) => [...count.map(asAmount), ...name],
};

/** "Ek shake aur ek sandwich, shake ek nahi do": of what was named before. */
const putRightBehind: Turn = {
  ...anotherBehind,
  plainly: ([name = [], , count = []], before) => setTo(before, name, count),
};

/** "Aik paya aur aik chai bhej do, paya teen kar dena": so many of what was named before, and not so many more. */
const setAgain: Turn = {
  said: pattern(
    '(?<![%1] (?:[$&] )*)# ',
    TWO,
    `(?:hi )?${anyOf('kar do, kar dein, kar dena, kardo, kardein, kardena, karna')}`,
    '(?=$|aur |and |bas |please |shukriya )',
  ),
  plainly: ([name = [], count = []], before) => setTo(before, name, count),
};

/** So many of what was said before; undefined where it was not named. */
const setTo = (
  before: readonly Piece[],
  name: readonly Piece[],
  count: readonly Piece[],
): Piece[] | undefined =>
  before.some((piece) => isNamesake(piece, name[0]))
    ? [...say('make the'), ...name.slice(0, 1), ...count.map(countOf).map(amount)]
    : undefined;

/** "Half kar dein, full nahi": the first is meant. */
const notOther: Turn = {
  said: pattern(
    '\\$ ',
    `(?:${GIVEN})?`,
    '\\$ ',
    '(?:wal[aie] )?(?:nahi |nahin )(?:chahiye )?',
    '(?=$|aur |and )',
  ),
  plainly: ([size = [], verb = []]) => [...size, ...verb],
  isJoined: true,
};

/** "Single nahi double", "choti nahi badi", "hot nahi medium", "paanch nahi teen": the second is meant. */
const otherSize: Turn = {
  said: pattern(
    '[$&] ',
    '(?:wal[aie] |walay )?(?:nahi |nahin |nai )(?:bas |balke |sirf )?',
    '[$&] ',
    `(?:${anyOf('rakho, rakhna, rakhein, rakh dein, rakhiye')})?`,
  ),
  plainly: ([first = [], no = [], other = []]) =>
    // "Full, nahi, half" with a pause puts right what was said, as anything may be.
    /^wal/.test(first[0]?.tokens[0]?.text ?? '') || no.some(({ tokens: [word] }) => word?.afterBreak)
      ? undefined
      : other,
  isJoined: true,
};

/** "Pehle socha tha manchurian lekin chalo …" */
const thoughtOf = leftOut(
  pattern(
    `(?:${anyOf('pehle, main, maine, hum, humne, mein, to, dil')}){0,3}(?:socha |sochi |soch |kar )(?:${anyOf('tha, thi, raha tha, rahe the, rahi thi, raha, rahi, ke')}){0,3}`,
    `(?:(?!#)\\S+ ){0,4}?# (?:${WORD}){0,4}?(?:but |lekin |magar |phir )(?:${anyOf('chalo, phir, ab, khair, chalein')})*`,
    `(?=.*#)`,
  ),
);

/** "Behen ko hot wings pasand nahi, uske liye …", "bachon ko teekha pasand nahi", "abbu chai nahi peete": not that one. */
const disliked = leftOut(
  pattern(
    `(?:${PERSON}(?:${FOR})?|mujhe |hamein |humein )(?:to |toh |ye |yeh )?`,
    `(?:[$#~] |${WORD}){1,2}?(?:bilkul |zyada |itna |itni )?(?:pasand nahi |pasand nahin |nahi pasand |acha nahi lagta |achi nahi lagti |achay nahi lagte |nahi (?:${anyOf('khata, khati, khate, khatay, peeta, peeti, peete')}))(?:hai |hain )?`,
    `(?:to |toh |so |isliye |is liye |lekin |but )?(?=.*#)`,
  ),
);

/** "Aaj karahi ka mood nahi": not that one. */
const noMood = leftOut(
  pattern(
    `(?:${anyOf('aaj, mera, hamara, humara, abhi')})*[#~!] (?:${anyOf('ka, ki, ke, khane, peene')})*${anyOf('mood, dil, mann, irada')}(?:bilkul )?${anyOf('nahi, nahin')}(?:${anyOf('hai, ho raha, kar raha, to, toh, so, lekin')})*`,
    `(?=.*#)`,
  ),
);

const IS = anyOf(
  `hai, hain, ho, hogi, hoga, hon, mil jaye, mil jayegi, mil jayega, mil jayenge, milta hai, milti hai, milte hain, mil sakta hai, mil sakti hai, mil sakte hain, milega, milegi, milenge, available hai, available ho, bacha hai, bachi hai, rakha hai, banate hain, banate ho, aa jaye, aa jayega, aa jayegi, aa jayenge, aa jayengi, ban jaye, ban jayega`,
);
const SO = `(?:${anyOf('kya, na, acha, to, toh, tou, haan, han, agar hai, agar hain, agar hai to, agar hai toh, agar ho to, theek hai, phir, then, bas, chalo, yaar, bhai')})`;

/** "Agar paya hai toh ek half", "gol gappay mil jayenge kya do plate": what was asked about is ordered. */
const ifThere: Turn = {
  said: pattern(
    `(?:agar |kya )?(?:(?:aap|ap) ke paas )?`,
    `# ${OF_IT}`,
    `(?:${IS})${SO}{0,4}`,
    `(?:${TWO})(?:[$&] |& of )*`,
    `(?=$|aur |and |warna |${GIVEN}|toldwish |bas |please |nahi to |otherwise )`,
  ),
  plainly: ([, name = [], , count = []]) => [...count.map(asAmount), ...name],
};

/** "Mild rakhein": how it is to be. */
const keptSo: Turn = {
  said: pattern(`\\$ `, anyOf('rakho, rakhna, rakhein, rakh dein, rakhiye, rakh do, rakhiyega')),
  plainly: ([size = []]) => size,
  isJoined: true,
};

/** "… warna rehne dein": nothing then. */
const orNothing = leftOut(
  pattern(
    `(?:warna |varna |nahi to |nahi toh |otherwise |agar nahi (?:hai )?(?:to |toh )?)`,
    `(?:koi baat nahi |(?:phir )?(?:kuch nahi|${anyOf('rehne do, rehne dein, rehne dena, chor do, chhor do, chor dein, cancel, skip, cancel kar do, cancel kar dein, mat bhejna, na bhejna').trim()}) )`,
    `(?=$|aur |and |[%1#] |do )`,
  ),
);

/** "Saath dahi ho to theek, warna rehne dein": only if there is some, and not by itself. */
const ifAny = leftOut(
  pattern(
    `(?:aur |and )?(?:saath |sath )(?:mein )?(?:[#~] |${WORD}){1,2}?`,
    `(?:ho |hai |hain |hon )(?:to |toh )(?:theek |acha |de dein |de do |dena )(?:hai )?`,
    `(?=warna |varna |nahi to |otherwise )`,
  ),
);

export const urduMindTurns: readonly Turn[] = [
  ifAny,
  orNothing,
  ifThere,
  thoughtOf,
  disliked,
  noMood,
  otherSize,
  notOther,
  keptSo,
  putRightBehind,
  setAgain,
];
export const urduOrderTurns: readonly Turn[] = [anotherCount, anotherBehind];
