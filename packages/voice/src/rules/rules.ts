import { ofThoseAhead } from '../outline/amounts-ahead.ts';
import { askedAbout, spokenOf } from '../outline/asked-first.ts';
import { notTheButThe } from '../outline/contrasts.ts';
import { saidTwice } from '../outline/counted-aloud.ts';
import { whichOne } from '../outline/named-again.ts';
import { kindFor } from '../outline/of-lines/corrected-lines.ts';
import { lessOf, tooManyOf } from '../outline/of-lines/counted-on.ts';
import { theyGo } from '../outline/of-lines/gone-or-kept.ts';
import { anotherSized, moreBehind, moreOf, sizedToo } from '../outline/of-lines/more-of-lines.ts';
import { atLast } from '../outline/of-lines/reasons.ts';
import { mayBe, sameToo, setTo, valueOn } from '../outline/of-lines/said-of-lines.ts';
import { nthOfThem } from '../outline/of-lines/spoken-names.ts';
import { sizedForEach } from '../outline/parts-of-one.ts';
import { otherAmount } from '../outline/people-change.ts';
import { noDrinks, refused, swapped } from '../outline/refusals.ts';
import { sameSize } from '../outline/same-size.ts';
import { described, wouldBut } from '../outline/spoken-about.ts';
import { toldOfSeveral } from '../outline/told-of-several.ts';
import { allBehind, twoBehind } from '../outline/urdu/amounts.ts';
import { oneForOther } from '../outline/urdu/lines.ts';
import { soMuch, without } from '../outline/urdu/wishes.ts';
import { readCountedPortions } from '../regroup/amounts/counted-portions.ts';
import { readDozens } from '../regroup/amounts/dozens.ts';
import { readForPeople } from '../regroup/amounts/for-people.ts';
import { readTimesAhead } from '../regroup/amounts/pair-times.ts';
import { readToldShares } from '../regroup/amounts/told-shares.ts';
import { readRefusals } from '../regroup/corrections/corrections.ts';
import { dropPronouns } from '../regroup/corrections/references.ts';
import { readSaidAnew } from '../regroup/corrections/said-anew.ts';
import { readSameAgain } from '../regroup/corrections/same-again.ts';
import { readTakenUp } from '../regroup/corrections/taken-up.ts';
import { readToldAgain } from '../regroup/corrections/told-again.ts';
import { readAnnouncedKind, readAnnouncedKinds } from '../regroup/kinds/announced-kinds.ts';
import { absorbKinds } from '../regroup/kinds/kind-words.ts';
import { readKindsAhead } from '../regroup/kinds/kinds-ahead.ts';
import { readKindsBehind } from '../regroup/kinds/kinds-behind.ts';
import { settleNeighbours } from '../regroup/kinds/neighbours.ts';
import { readOneOfKinds } from '../regroup/kinds/one-of-kinds.ts';
import { readPickedKinds } from '../regroup/kinds/picked-kinds.ts';
import { readPricedKinds } from '../regroup/kinds/priced-kinds.ts';
import { readRestOfKinds } from '../regroup/kinds/rest-of-kinds.ts';
import { dropRestatedKinds } from '../regroup/kinds/restated-kinds.ts';
import { readSizeWithin } from '../regroup/kinds/split-names.ts';
import { readBareAmount, readDoubling, readMoreBehind } from '../regroup/lines/changed-amounts.ts';
import { readSizeForSize } from '../regroup/lines/changed-lines.ts';
import { readFewer, readTrailingMore } from '../regroup/lines/fewer.ts';
import { readAllOnceMore } from '../regroup/lines/line-again.ts';
import { readPutRight } from '../regroup/lines/line-contrasts.ts';
import { readLineGroups } from '../regroup/lines/line-groups.ts';
import { readMadeKind } from '../regroup/lines/line-kinds.ts';
import { readMeasureAlone, readPortionAlone } from '../regroup/lines/line-options.ts';
import { readLineOrdinals } from '../regroup/lines/line-ordinals.ts';
import {
  readAddSome,
  readAmountAlone,
  readMoreAlone,
  readNeverMind,
  readTalkOfDishes,
} from '../regroup/lines/lone-amounts.ts';
import { readSameLine, readWishesOfLines, readWishPlace } from '../regroup/lines/named-lines.ts';
import { readPickedLines } from '../regroup/lines/picked-lines.ts';
import { readHalves } from '../regroup/sizes/halves.ts';
import { preferOwnPortions } from '../regroup/sizes/own-portions.ts';
import { readPlainPortions } from '../regroup/sizes/plain-portions.ts';
import { readOtherSizes } from '../regroup/sizes/sized-ones.ts';
import { readPortionNames, readSizedWords } from '../regroup/sizes/sized-words.ts';
import { readToldOfAll } from '../regroup/sizes/told-of-all.ts';
import { readSizeIn, readTheNumber } from '../regroup/sizes/told-sizes.ts';
import { dropDeliveryTalk } from '../regroup/talk/delivery-talk.ts';
import { dropAllergies, dropAnnouncedThings, dropDiets } from '../regroup/talk/spoken-about.ts';
import { readNotSo } from '../regroup/wishes/not-so.ts';
import { readTakenOff } from '../regroup/wishes/phrasal-commands.ts';
import { joinSpreadTitles } from '../regroup/wishes/spread-titles.ts';
import { lineRow, lineTurns, type Rule, row, turns } from './rule.ts';

/** Every rule, in the order in which they read: what says a sentence plainer, then what puts its row right. */
export const rules: readonly Rule[] = [
  turns(
    'urdu',
    'a wish behind its dish',
    ['chai cheeni ke baghair', 'karahi mein mirch kam'],
    without,
    soMuch,
  ),
  turns('urdu lines', 'one for the other', ['cola hata ke lemonade laga do'], oneForOther),
  turns('urdu order', 'amounts behind their dish', ['roti do aur naan teen'], allBehind, twoBehind),

  turns(
    'order',
    'what is not to come',
    ['a burger and no drinks', 'not the naan but the roti'],
    noDrinks,
    notTheButThe,
  ),
  turns('order', 'said twice', ['a biryani, the chicken one', 'six six rotis'], whichOne, saidTwice),
  turns('order', 'another amount for somebody', ['three teas, no, my mother wants one too'], otherAmount),
  turns('order', 'in mind, and then ordered', ['i would have the fish but give me the chicken'], wouldBut),
  turns(
    'order',
    'asked about, and then ordered',
    ['do you have kheer, then two kheer'],
    askedAbout,
    spokenOf,
  ),
  turns('order', 'talk of a dish', ['the karahi is always so good, one karahi'], described),
  turns('order', 'one in place of the other', ['instead of the cola a lemonade'], swapped, refused),
  turns('order', 'the same size', ['a large latte and a mocha the same size'], sameSize),
  turns(
    'order',
    'told of several',
    ['two pizzas, both large, one without olives'],
    sizedForEach,
    toldOfSeveral,
  ),
  turns('order', 'counted ahead of their kinds', ['four of those, two chicken and two beef'], ofThoseAhead),

  lineTurns('why', ['less naan, nobody is that hungry'], () => atLast),
  lineTurns('the second of them', ['the second one large'], nthOfThem),
  lineTurns(
    'what a line is to be',
    ['the karahi may be full', 'and the daal as well'],
    setTo,
    mayBe,
    valueOn,
    sameToo,
  ),
  lineTurns(
    'lines that go, and how many less',
    ['remove them', 'too many naans, take away two'],
    theyGo,
    tooManyOf,
    lessOf,
  ),
  lineTurns(
    'one more of a line',
    ['another soup', 'add a large one'],
    sizedToo,
    anotherSized,
    moreOf,
    moreBehind,
  ),
  lineTurns('another kind for a line', ['beef instead of chicken for the biryani'], kindFor),

  row('a portion with nothing beside it', ['just the burger', 'zinger with fries'], readPlainPortions),
  row('so many portions', ['two full plates of karahi'], readCountedPortions),
  row('one of several kinds', ['two of the burgers, one zinger'], readOneOfKinds),
  row('the cheapest of a kind', ['the cheapest biryani and the cheapest drink'], readPricedKinds),
  row(
    'told, not ordered',
    ['one karahi, i am allergic to nuts', 'leave it at the door please'],
    dropAllergies,
    dropDiets,
    dropDeliveryTalk,
    dropAnnouncedThings,
  ),
  row('pieces that come in packs', ['half a dozen momos'], readDozens),

  lineRow(
    'a wish for each of several lines',
    ['without salt for the fries and with mayo for the zinger'],
    readWishesOfLines,
  ),
  lineRow('so many more', ['add two'], readAddSome),
  lineRow('all once more', ['the same again'], readAllOnceMore),
  lineRow('a line as another kind', ['make the beef one mutton'], readMadeKind),
  lineRow(
    'talk that changes nothing',
    ['the biryani was great last time', 'never mind all good'],
    readTalkOfDishes,
    readNeverMind,
  ),
  lineRow(
    'an amount or a size and nothing else',
    ['four please', 'do aur', 'large'],
    readAmountAlone,
    readMoreAlone,
    readPortionAlone,
    readMeasureAlone,
  ),
  lineRow('the first, the last', ['remove the first one'], readLineOrdinals),
  lineRow('lines called by what they are', ['make both juices large'], readLineGroups),
  lineRow('put right', ['i said two naan, not three'], readPutRight),
  lineRow(
    'the wish of a line',
    ['no onions on the burger', 'same latte but small'],
    readWishPlace,
    readSameLine,
  ),
  lineRow(
    'how many a line is to be',
    ['double the naan', 'naan two more'],
    readDoubling,
    readBareAmount,
    readMoreBehind,
  ),
  lineRow('a size for a size', ['from half to full'], readSizeForSize),

  row('not so', ['not too spicy'], readNotSo),
  row('shares of one dish', ['three burgers, one without onions, the others plain'], readToldShares),
  row('kinds that are picked or listed', ['we have chai: one doodh patti, one green'], readPickedKinds),
  row('so many times', ['two times a burger and fries'], readTimesAhead),
  row('said anew', ['two naan, actually make that three'], readSaidAnew, readTakenUp),
  row('a size told behind', ['the karahi in full'], readSizeIn),
  row('so many for so many people', ['one chai each for the four of us'], readForPeople),
  row('the number of a dish', ['the number two of naan'], readTheNumber),
  row('told again', ['a latte, yes a large latte'], readToldAgain),
  row('the rest of several', ['five naan, two garlic and the rest plain'], readRestOfKinds),
  row(
    'fewer, or only some, of the lines',
    ['one naan less', 'only the pizza and the soup'],
    readFewer,
    readTrailingMore,
    readPickedLines,
  ),
  row('taken off, and that one', ['take the naan off', 'no, that one'], readTakenOff),
  row(
    'names beside each other are one dish or two',
    ['chicken tikka pizza', 'large chicken and mutton karahi'],
    readSizeWithin,
    dropRestatedKinds,
    settleNeighbours,
  ),
  row('halves', ['a pizza half fajita half tikka'], readHalves, joinSpreadTitles),
  row('portions of the dish come first', ['a double zinger'], preferOwnPortions),
  row(
    'kinds share their head',
    ['a garlic and a plain naan', 'three pizzas, two pepperoni and one fajita'],
    absorbKinds,
    readAnnouncedKinds,
    readAnnouncedKind,
  ),
  row(
    'another size, and kinds before their head',
    ['two pepsi, one small', 'two chicken, one beef burger'],
    readOtherSizes,
    readKindsAhead,
  ),
  row('kinds behind their head', ['two lassi, one sweet one salted'], (index, tokens, path, lines) =>
    readKindsBehind(index, tokens, path, lines.at(-1)),
  ),
  row('words of a size', ['a big latte', 'the party one'], readSizedWords, readPortionNames),
  row('the same again', ['a zinger for me and the same for ali'], (index, tokens, path, lines) =>
    readSameAgain(index, tokens, path, lines.at(-1)),
  ),
  row(
    'told of all, and of what was named',
    ['both medium', 'and no to that'],
    readToldOfAll,
    dropPronouns,
    readRefusals,
  ),
];
