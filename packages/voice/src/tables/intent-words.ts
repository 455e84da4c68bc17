import { words } from './words.ts';

/** What is said to the page that orders nothing. */
export const intentPhrases = {
  confirm: `yes, yeah, yep, yup, ok, okay, sure, perfect, sounds good, all good, that sounds good, yes sure, thats perfect, that is perfect, thats good, that is good, confirm, confirm it, confirm items, confirm the order, confirm my order, confirm items to cart, that is right, thats right,
    that is correct, correct, looks good, add it to my cart, add to cart, add them to my cart, go ahead, haan, ji haan, haan ji, ji, jee, han, han ji, ji bilkul, haan theek hai, sahi hai, theek hai, bilkul, confirm karo, confirm kar do`,
  deny: 'no, nope, nah, no thanks, no thank you, nahi, wrong, that is wrong, thats wrong, no that is wrong, no thats wrong, not right, that is not right, thats not right, that is not correct, thats not correct, incorrect, galat, ghalat, ji nahi, nahi ji',
  finished: `that is it, thats it, that is everything, thats everything, that will be all, thatll be all, that will be everything, i am finished, im finished, that is all, thats all, all done, nothing else, nothing more,
    no that is all, no thats all, no that is it, no thats it, no nothing else, that is all for now, thats all for now, that is the order, thats the order, that is my order, thats my order, bas, bas itna hi, i am done, im done, done, finished, bas yehi, aur kuch nahi, kuch nahi, aur nahi`,
  readBack: `what is in my basket, whats in my basket, what have i got, what have i got in my cart, what have i got in my basket, read me my order,
    read back my order, what is in my cart, whats in my cart, what is in my order, whats in my order, what do i have, what did i order, what have i ordered,
    read it back, read my order, read my order back, read the order, read that back, show my order, mera order kya hai`,
  total: `how much do i owe, how much is everything, how much is it all together, how much is it altogether, what is my total, whats my total, whats the price,
    what is the price, how much is it, how much is that, how much, how much is my order, how much does it cost, how much will it be, how much will that be, how much would that be, how much is that all together, what will that be, what will it cost, what does that come to, how much does it come to, how much does that come to, what do i owe, what do i owe you, total kitna hai, total kitna hua, kitne paise, kitne paise hue, what is the total, whats the total,
    total, what does it cost, kitne ka hai, kitne hue, kitna hua`,
  repeat:
    'repeat, what was that, say again, sorry what, repeat it, repeat that, say that again, say it again, what did you say, come again, pardon, dobara, dobara bolo, phir se bolo',
  startOver:
    'start over, begin again, empty my cart, clear my cart, clear the cart, empty the cart, delete everything, remove everything, start again, lets start over, start from scratch, clear everything, clear my order, clear order, clear the order, empty my order, empty the order, delete my order, reset, reset all, reset everything, clear cart, clear all, empty cart, forget everything, cancel everything, cancel my order, cancel the order',
  undo: `undo, undo that, undo it, undo last, undo the last one, undo the last change, undo my last change, undo again, undo once more, undo one more, undo this, undo the last thing, revert, revert that,
    revert it, go back to before, take that back, take it back, go back one step, go back a step, one step back, wapas karo, wapas kar do, pehle jaisa kar do`,
  redo: 'redo, redo that, redo it, undo the undo, undo that undo, undo my undo, do that again after all',
  addMore:
    'add more, add more items, more items, something else, one more thing, aur chahiye, add something, i want more, aur add karo, aur add kar do, aur shamil karo',
  proceed: `proceed, proceed to delivery, delivery, deliver it, checkout, check out, go to delivery, place the order, place my order, order it, order now, send order, send the order, send my order, continue, next, go on, move on, order bhej do, order bhejo, order karo, order kar do, bhej do`,
};

export const polite =
  /^(?:please|plz|thanks|thank|you|okay|ok|now|so|um|uh|hey|hello|to|me|the|and|can|could|would|will|tell)$/;

/** Thanks and praise: words of nothing else, and one of them says it. */
export const thanks =
  /^(?:thanks?|thankyou|shukriya|meherbani|great|awesome|amazing|wonderful|lovely|brilliant|fantastic|excellent|best|nice|cool|love|wow|worries|problem|rush)$/;
export const smallTalkWords = words(
  `thank thanks thankyou you u very much so a lot the many million to your for help helping all shukriya bahut bohat
  meherbani bhai sir are is was that thats this it its really such quick fast great awesome amazing wonderful lovely
  brilliant fantastic excellent best nice good kind job work well done cool super love loved i app service here have
  day wow oh ok okay and be will ur youre just no worries problem rush take time`,
);

/** Said while one thinks: they ask for nothing and settle nothing, not even with an "okay" between them. */
export const hesitationWords = words(
  `hmm hm hmmm mm mmm mhm um umm uh uhh er erm ah oh eh well so okay ok yeah right let me see think wait a an moment minute second
  sec hold hang on just one please like you know acha accha`,
);
export const hesitates =
  /^(?:h+m+|m+h?m+|u+h*m*|er+m?|ah+|oh|eh|well|so|wait|hold|hang|think|see|moment|minute|sec|second|acha|accha)$/;

export const greets =
  /^(?:hello|hi|hey|hiya|salam|salaam|assalam|assalamualaikum|aoa|namaste|hola|morning|afternoon|evening)$/;
export const greetingWords = words(
  `hello hi hey hiya there salam salaam assalam alaikum walaikum assalamualaikum aoa namaste hola good morning afternoon
  evening everyone dear beta jee ji janab madam maam uncle aunty folks guys bhai sir o you how are is it going doing today`,
);
