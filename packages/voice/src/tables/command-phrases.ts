import { orderingPhrases } from './ordering-phrases.ts';
import { family, phrases } from './words.ts';

/**
 * - add: an order follows; also adds even after a "no"
 * - remove: take what follows off; removeBefore: take off what was just said
 * - clear, undo: everything; the last line; keep: everything but what follows
 * - change: what follows becomes something else; instead: what follows is given up for what is near
 * - halve, double: half or twice as many of the last line, or of the one named; doubleAll: of every line
 * - make: the last line, or the one named, is to be so
 * - correct: what follows puts right what was said; hesitate is weaker
 * - ignore: what follows is talked about, not ordered; ifSo: what was asked for is ordered after all
 */
export type CommandKind =
  | 'add'
  | 'also'
  | 'remove'
  | 'removeBefore'
  | 'clear'
  | 'undo'
  | 'keep'
  | 'change'
  | 'instead'
  | 'halve'
  | 'double'
  | 'doubleAll'
  | 'make'
  | 'correct'
  | 'no'
  | 'hesitate'
  | 'ignore'
  | 'ifSo';

export const commandPhrases: Readonly<Record<CommandKind, readonly string[]>> = {
  add: orderingPhrases,
  also: phrases(
    `add, also, also add, add also, and add, please add, can you add, could you add, put, throw in, include,
     additionally, on top of that, along with, as well as, aur add karo, and then, daal do, dal do, daal dein,
     dal dein, daal dena, add kar do, add karo, add kar dein, shamil karo, too, as well, bhi, one more thing,
     before i forget, lets not forget, not to forget, dont let me forget, i nearly forgot, i almost forgot,
     i always forget, and you know what`,
  ),
  remove: phrases(
    `cancel, remove, delete, drop, take off, take out, take away, take back, get rid of, leave out, leave off,
     forget, forget about, skip, skip the, dont, do not, dont want, do not want, dont add, do not add,
     dont need, do not need, no need for, no need of, dont give, dont give me, do not give me, dont want any,
     i dont want the, dont get me, dont send me, dont bring, dont bring me, do not give, dont put, do not put,
     dont send, do not send, without, not the, except, everything but, everything except,
     everything except for, all but, all except, all except for, i dont want, i do not want, we dont want,
     i dont need, i dont like, dont feel like, do not feel like, minus, neither, nor, ya no quiero, ya no queremos, no quiero, no queremos,
     lose the, hold the, exclude, i no longer want, no more, instead not, eliminate, discard, stop the,
     knock off, scratch, scratch the, strike, strike the, strike off, cross off, cross out, axe the, nix the, bin the, scrap, scrap the, ditch, ditch the, hold off on, hold off on the,
     pass on, ill pass on, doesnt want, does not want, doesnt need, does not need, wont need, will not need,
     wont be needing, will not be needing, no longer need, changed my mind about, i changed my mind about,
     ive changed my mind about, i have changed my mind about, weve changed our minds about, never mind the,
     leave the, lose, lets not get, lets not have, lets not do, lets not order, lets not take, nevermind the, never mind about the, forget about the`,
  ),
  removeBefore: phrases(
    `nahi chahiye, nahin chahiye, nai chahiye, nahi chahye, hata do, hata dein, hata dena, hatao, nikal do,
     nikal dein, nikalo, cancel kar do, cancel kar dein, cancel karo, cancel kardo, cancel kar dena, mat dena,
     mat bhejna, mat lana, mat laana, mat lao, mat dalna, mat dein, na lana, nahi lana, na dena, na bhejna, na dalna, na
     dein, na bhejein, nahi dena, nahi bhejna, nahi dalna, rehne do, rehne dein, remove kar do, remove karo, chor do, chhor do, not needed, isnt needed,
     arent needed, isnt needed anymore, is not needed anymore, arent needed anymore, can go, is not needed,
     is cancelled, was cold, was bad, was good, was late, was missing, was great, was terrible, was delicious,
     was nice, was not good, were cold, were bad, were good, were missing, is late, is missing, is cold,
     never came, tastes, tasted`,
  ),
  clear: [
    ...family(
      'cancel, remove, delete, clear, drop, scrap, forget, scratch, ditch',
      'all of it, all of that, all that, all this, it all, the lot, the whole lot',
    ),
    ...family(
      'sab, sab kuch, sara order, poora order',
      'hata do, hata dein, hatao, nikal do, nikal dein, cancel kar do, cancel kar dein, cancel kardo, khatam kar do, khatam karo',
    ),
    ...phrases(
      `cancel everything, cancel all, cancel it all, cancel the order, cancel my order, cancel the whole order,
     cancel this order, cancel order, delete the whole order, delete the order, delete my order,
     remove the whole order, clear the whole order, scrap the whole order, scrap the order,
     forget the whole order, forget the whole thing, cancel the whole thing, scrap the whole thing,
     remove everything, remove all, delete everything, delete all, clear everything, clear all,
     clear the order, clear my order, clear it, start over, start again, start from scratch, start fresh,
     start afresh, begin again, begin from scratch, lets begin again, lets start again, lets start fresh,
     wipe everything, wipe it all, lets start over, let me start over, let me start again, forget everything,
     forget it, forget all, forget all that, forget the order, never mind, nevermind, sab cancel,
     sab cancel karo, sab cancel kar do, reset, drop everything, i changed my mind forget it,
     scratch everything, scratch all that, scrap everything, scrap it all, drop it all, remove it all,
     delete it all, get rid of everything, clear my cart, clear the cart, empty my cart, empty the cart,
     empty the basket, replace everything with, replace it all with, replace the whole order with,
     change everything to, change the whole order to, swap everything for, instead of everything,
     instead of all that`,
    ),
  ],
  keep: [
    ...family(
      'remove, cancel, delete, clear, drop, scrap, forget',
      'everything, all, it all',
      'except, except for, but, apart from, other than, besides, that is not, that isnt, thats not',
    ),
    ...phrases(
      `keep only, only keep, just keep, i only want to keep, were good with just, im good with just,
     im fine with just, were fine with just, leave only, only leave, just leave`,
    ),
  ],
  undo: phrases(
    `cancel that, cancel it, cancel this, cancel last, cancel the last one, cancel that one, remove that,
     remove it, remove this, remove the last one, remove that one, remove the last item, cancel the last item,
     delete that, delete it, delete the last one, drop that, scrap that, scrap it, drop it, forget that,
     forget that one, forget the last one, not that, not that one, take that off, take it off, take that out,
     leave it, leave that, leave that one, leave that out, leave it out, leave that off, leave it off,
     skip that, skip that one, skip it, scratch the last one, scratch that last one, scratch the last,
     remove that last one, cancel that last one, delete that last one, drop the last one, drop that last one,
     take that last one off, forget that last one`,
  ),
  change: phrases(
    `change, replace, swap, switch, exchange, trade, convert, substitute, change my, change from, switch from,
     swap from, move from, go from, to go from, id like to go from, can i go from, can we go from,
     i want to go from, upgrade, update, turn, badal do, change kar do`,
  ),
  instead: phrases(
    `instead of, than the, in place of, rather than, ki jagah, ke bajaye, ki bajaye, ki bajae, ke badle`,
  ),
  halve: phrases(
    `half of that, half of it, half of them, half of those, half that, half that many, half that much,
     half as many, half as much, half the amount, halve it, halve that, halve them, halve the,
     cut that in half, aadha kar do, aadhe kar do, adha kar do`,
  ),
  double: phrases(
    `double that, double those, double them, twice as many, twice that many, twice as much, twice that, twice the amount, double the amount`,
  ),
  doubleAll: phrases(
    `double everything, double the order, double my order, double our order, double the whole order,
     double all of it, double all of that, double it all, everything twice, twice of everything,
     sab double kar do`,
  ),
  make: phrases(
    `make, make it, make that, make them, make those, make this, make the, set, let it be, let that be,
     it should be, they should be, should be, i want it, i want them, i want that, kar do, kar dein, kardo,
     karo, with it being, keep it, have it, have them`,
  ),
  correct: phrases(
    `sorry, i mean, i meant, i meant to say, i mean to say, rather, or rather, scratch that, scratch that too, strike that,
     oops, correction, instead, my mistake, my bad, matlab, mera matlab, nahi nahi, no no, no no no, excuse me,
     pardon, make it instead, instead of that, instead of this, instead of it, instead of them,
     instead of those, no sorry, no wait, no hold on, no actually, no i mean, no scratch that, or no, or no wait, nope, id rather,
     id rather have, id rather get, id prefer, i would prefer, i would rather have, let me correct, i said`,
  ),
  no: phrases(`no, nah, nahi, nahin, nai`),
  hesitate: phrases(
    `actually, wait, hold on, hang on, on second thought, on second thoughts, i changed my mind,
     changed my mind, you know what, or maybe, ruko, acha suno, one second, one moment, wait a minute,
     wait a second, one sec, asal mein, balkay, balke`,
  ),
  ifSo: phrases(
    `if yes, if so, if you do, if you have, if you have it, if you have them, if you have any, if available,
     if it is available, if they are available, if there is, if there are, in that case, mil sakta hai,
     mil sakti hai, mil sakte hain, mil jayega, mil jayegi, milega, milegi, agar hai, agar hai to, agar hain,
     agar hain to, if you do then, if yes then, if so then`,
  ),
  ignore: [
    ...family(
      'wondering, wonder, asks, asking, asked, know',
      'if, whether',
      'you have, you still have, you had, you do, you sell, they have, there is, there are',
    ),
    ...family(
      'how',
      'spicy, hot, big, large, small, sweet, fresh, strong, filling, thick, salty',
      'is, are, the, your, that, those',
    ),
    ...family('would, will', 'there be, there still be, you have, you still have'),
    ...family(
      'he, she, they, my husband, my wife',
      'usually, normally, always',
      'gets, get, has, have, orders, order, takes, take',
    ),
    ...family(
      'i, we, he, she, they, my wife, my husband',
      'didnt like, didnt enjoy, never liked, didnt love',
    ),
    ...family(
      'im, were, i am, we are',
      'not a fan of, not keen on, sick of, tired of, bored of, fed up with',
    ),
    // What is to stay is neither taken off nor ordered once more.
    ...family(
      'dont, do not, never, you shouldnt',
      'remove, delete, cancel, drop, take off, take out, take away, get rid of, leave out, leave off, lose, scrap, touch, change, take the, take my',
    ),
    ...family(
      'dont want to, do not want to, dont wanna',
      'wait, pay, miss, forget, lose, remove, cancel, change, share, cook, drive, spend',
    ),
    // "Yesterday we got the nihari"
    ...family(
      'yesterday, last time, last week, last night, last month, last friday, last sunday, last year, the other day, earlier',
      'i, we, you, he, she, they',
      'got, had, ordered, ate, tried, sent, took, bought, shared, brought',
    ),
    ...phrases(
      `how much, how much is, how much are, how much does, how many, how long, how longs, how long is the wait,
     how longs the wait, how is, how are, how do, what, what is, what are, what does, whats, what do,
     what kind, where, where is, wheres, where are, when, when will, why, why is, who, which, is there, is the,
     is it, was that, did i, did we, do you do, do you guys do, do you still do, do you still have,
     do you guys still do, do you guys still have, do you guys have, tell me if you have, tell me if there is,
     check if you have, check if there is, see if you have, kya aap ke paas, kya apke paas,
     do you by any chance have, do you happen to have, are there, are the, are your, are those, are these,
     thinking about, thinking of, dreaming of, dreaming about, is your, do you have,
     do you have any, do you sell, do you serve, do you make, do you know, do you, have you got, tell me,
     tell me about, kitne ka, kitne ki, kya hai, i had, we had, i ate, we ate, i hate, i dislike, i cooked,
     i made, allergic to, i am allergic to, i never eat, recipe for, how to, how to make, how to cook,
     price of, yesterday i, last time, read me, play, call, did you, does the, does, did, was the, were the,
     have you, i never, never had, never tried, never eaten, ive never had, ive never tried, i have never had,
     i have never tried, nobody, we hate, he hates, she hates, i tried, i was going to say, i was going to get,
     i was going to have, i was gonna get, i was gonna have, i wanted to get, i almost ordered,
     i was going to order, i was gonna say, i was about to say, i was thinking of, i usually get,
     usually i get, usually i have, my usual is, i always get, i usually have, i normally get, i normally have,
     i normally go for, i usually go for, id normally get, id normally have, id normally go for,
     id usually get, id usually have, id usually go for, normally i get, normally i have, i always have,
     otherwise, or else, if not, if its finished, if it is finished, if its sold out, if it is sold out,
     if youre out of that, if you are out of that, if youre out, if its not available, if it is not available,
     are you sure, can i see, could i see, can we see, show me, picture of, photo of, we were thinking of, we were thinking about, we were thinking, i was thinking, kidding about, joking about, kya, not`,
    ),
  ],
};
