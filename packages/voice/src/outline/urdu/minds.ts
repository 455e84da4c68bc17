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

/** "Kulfi do rehne do, falooda …": what was said is left. */
const letBe = leftOut(
  pattern(
    `(?:${TWO})?(?:[$&] )*# ${OF_IT}(?:${TWO})?`,
    `(?:to |toh |phir )?${anyOf('rehne do, rehne dein, rehne den, rehney do, rehne dena, chor do, chhor do, choro, chor dein, chhor dein')}`,
    `(?=.*#)`,
  ),
);

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

/** "Do samosa chaat aa jayengi toh de do": counted before, it is ordered all the same. */
const ifCounted: Turn = {
  said: pattern(`(?:agar )?`, `(?:${TWO})(?:[$&] )*# ${OF_IT}`, `(?:${IS})(?:to |toh |tou )`),
  plainly: ([, item = []]) => item.map(asAmount),
};

/** "Paanch sau ka note hai mere paas, us mein": what there is to spend. */
const money = leftOut(
  pattern(
    `(?:mere paas |hamare paas )?[%1] (?:sau |hazar |hazaar )*(?:ka |ke )?(?:note |rupay |rupees |rupaye |rupay |paisay |paise )`,
    `(?:hai |hain |mere |hamare |paas |us |is |mein |usme |usmein |isme |bas |hi |to )*`,
  ),
);

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

/** "Sheer khurma hai, nahi, acha toh shahi kheer": what there is not is not ordered. */
const notThere = leftOut(
  pattern(
    `(?:${TWO})?(?:[#~] |${WORD}(?:[#~] |${WORD})?)(?:hai |hain |mil jayega |mil jayegi |milega |milegi )(?:kya )?(?:nahi |nahin )(?:hai |hain |na |mila )?`,
    `(?:acha |achha |chalo |theek hai |koi baat nahi |ok |okay |khair )*(?:to |toh |phir |tou |then )`,
    `(?=.*#)`,
  ),
);

/** "Kal wali biryani bohat achi thi, aaj …": what was eaten. */
const eaten = leftOut(
  pattern(
    `(?:kal |parson |pichli |pichle |us din |last time )(?:wali |wala |wale |& |dafa |baar |raat |week )*`,
    `(?:[%1$&] )*# (?:(?!aur |do )${WORD}){1,6}?(?:tha |thi |thay |the |khaya |khayi |liya |li |mangwaya |mangwayi )(?:tha |thi |the )?`,
    `(?:to |toh |lekin |but |so )?(?=(?:aaj |ab |phir |is |bas )?.*[#~])`,
  ),
);

/** "Yeh jo aap ka pulao hai na, bohat suna hai uske baare mein, toh ek single woh": the one that was spoken of. */
const theOne: Turn = {
  said: pattern(
    `(?:woh |wo |yeh |ye )(?:jo )?(?:${anyOf('aap, ap, ka, ki, ke, aapka, aapki, tumhara, tum, log, jo')})*`,
    `# ${OF_IT}`,
    `(?:hai |hain |hota hai |hoti hai |hote hain )(?:na |naa )?(?:(?!#|[%1] )\\S+ ){0,14}?`,
    `(?:[%1] |do )(?:[$&] )*`,
    `(?:woh |wo |wohi |wahi |yeh |us mein se )?(?:${GIVEN}|try ${WORD}{0,3}|$|(?=aur ))`,
  ),
  plainly: ([, name = [], , count = []]) => [...count.map(asAmount), ...name],
};

export const urduMindTurns: readonly Turn[] = [
  ifAny,
  orNothing,
  money,
  notThere,
  ifThere,
  ifCounted,
  theOne,
  eaten,
  thoughtOf,
  disliked,
  noMood,
  otherSize,
  notOther,
  keptSo,
  putRightBehind,
  setAgain,
];
export const urduOrderTurns: readonly Turn[] = [letBe, anotherCount, anotherBehind];
