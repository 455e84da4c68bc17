/**
 * - add: an order follows; also adds even after a "no"
 * - remove: take what follows off; removeBefore: take off what was just said
 * - clear, undo: everything; the last line
 * - change: what follows becomes something else; instead: what follows is given up for what is near
 * - make: the last line, or the one named, is to be so
 * - correct: what follows puts right what was said; hesitate is weaker
 * - ignore: what follows is talked about, not ordered
 */
export type CommandKind =
  | 'add'
  | 'also'
  | 'remove'
  | 'removeBefore'
  | 'clear'
  | 'undo'
  | 'change'
  | 'instead'
  | 'make'
  | 'correct'
  | 'no'
  | 'hesitate'
  | 'ignore';

export const commandPhrases: Readonly<Record<CommandKind, readonly string[]>> = {
  add: [
    'i want', 'i wanna', 'i want to order', 'i want to have', 'i want to get', 'i want to eat', 'i wanted', 'we want', 'we want to order', 'i would like', 'i would like to order', 'i would like to have',
    'i would like to get', 'id like', 'id like to order', 'id like to have', 'id like to get', 'we would like', 'wed like', 'wed like to order', 'i need', 'we need', 'i will have', 'ill have', 'well have',
    'i will take', 'ill take', 'well take', 'i will get', 'ill get', 'i will order', 'give me', 'give us', 'gimme', 'get me', 'get us', 'bring me', 'bring us', 'bring', 'send me', 'send us',
    'send', 'order', 'order me', 'order for', 'place an order', 'place an order for', 'can i get', 'can i have', 'can we get', 'can we have', 'could i get', 'could i have', 'may i have', 'may i get',
    'let me get', 'let me have', 'lets get', 'lets have', 'lets do', 'lets order', 'make me', 'make us', 'prepare', 'in the mood for', 'craving', 'looking for', 'go with', 'go for', 'going with',
    'mujhe', 'hamein', 'humein', 'but', 'how about', 'what about', 'my order is', 'the order is', 'give', 'want', 'i am having', 'ill go for', 'ill go with', 'i will go with', 'could you give', 'can you give me', 'can you get me',
    'can you send', 'can you send me', 'could you send', 'put me down for', 'i feel like', 'take', 'just', 'only', 'please give', 'pack', 'pack me', 'deliver', 'i like to order', 'i like to have', 'i am looking for',
  ],
  also: ['add', 'also', 'also add', 'add also', 'and add', 'please add', 'can you add', 'could you add', 'put', 'throw in', 'include', 'additionally', 'on top of that', 'along with', 'as well as', 'aur add karo', 'and then', 'daal do', 'dal do', 'daal dein', 'dal dein', 'daal dena', 'add kar do', 'add karo', 'add kar dein', 'shamil karo', 'too', 'as well', 'bhi', 'one more thing'],
  remove: [
    'cancel', 'remove', 'delete', 'drop', 'take off', 'take out', 'take away', 'take back', 'get rid of', 'leave out', 'leave off', 'forget', 'forget about', 'skip', 'skip the', 'dont', 'do not', 'dont want', 'do not want', 'dont add', 'do not add',
    'dont need', 'do not need', 'no need for', 'no need of', 'dont give', 'do not give', 'dont put', 'do not put', 'dont send', 'do not send', 'without', 'not the', 'except', 'i dont want', 'i do not want', 'we dont want', 'i dont need', 'i dont like', 'minus', 'lose the', 'hold the', 'exclude',
    'i no longer want', 'no more', 'instead not', 'eliminate', 'discard', 'stop the', 'knock off', 'scrap', 'scrap the', 'ditch', 'ditch the',
  ],
  removeBefore: [
    'nahi chahiye', 'nahin chahiye', 'nai chahiye', 'nahi chahye', 'hata do', 'hata dein', 'hata dena', 'hatao', 'nikal do', 'nikal dein', 'nikalo', 'cancel kar do', 'cancel kar dein', 'cancel karo', 'cancel kardo', 'cancel kar dena',
    'mat dena', 'mat bhejna', 'rehne do', 'rehne dein', 'remove kar do', 'remove karo', 'chor do', 'chhor do', 'not needed', 'is not needed', 'is cancelled', 'was cold', 'was bad', 'was good', 'was late', 'was missing', 'was great', 'was terrible', 'was delicious', 'was nice', 'was not good', 'were cold', 'were bad', 'were good', 'were missing', 'is late', 'is missing', 'is cold', 'never came', 'tastes', 'tasted',
  ],
  clear: [
    'cancel everything', 'cancel all', 'cancel it all', 'cancel all of it', 'cancel the order', 'cancel my order', 'cancel the whole order', 'cancel this order', 'cancel order', 'remove everything', 'remove all', 'delete everything', 'delete all', 'clear everything',
    'clear all', 'clear the order', 'clear my order', 'clear it', 'start over', 'start again', 'start from scratch', 'lets start over', 'let me start over', 'let me start again', 'forget everything', 'forget it', 'forget all', 'forget all that', 'forget the order', 'never mind', 'nevermind', 'sab cancel', 'sab cancel karo', 'sab cancel kar do', 'reset',
    'drop everything', 'i changed my mind forget it', 'scratch everything', 'scratch all that',
  ],
  undo: [
    'cancel that', 'cancel it', 'cancel this', 'cancel last', 'cancel the last one', 'cancel that one', 'remove that', 'remove it', 'remove this', 'remove the last one', 'remove that one', 'remove the last item', 'cancel the last item', 'delete that', 'delete it',
    'delete the last one', 'drop that', 'drop it', 'forget that', 'forget that one', 'forget the last one', 'not that', 'not that one', 'take that off', 'take it off', 'take that out',
  ],
  change: ['change', 'replace', 'swap', 'switch', 'exchange', 'convert', 'substitute', 'change my', 'update', 'turn', 'badal do', 'change kar do'],
  instead: ['instead of', 'in place of', 'rather than', 'ki jagah', 'ke bajaye'],
  make: ['make', 'make it', 'make that', 'make them', 'make those', 'make this', 'make the', 'set', 'let it be', 'let that be', 'it should be', 'they should be', 'should be', 'i want it', 'i want them', 'i want that', 'kar do', 'kar dein', 'kardo', 'karo', 'with it being', 'keep it', 'have it', 'have them', 'i want the'],
  correct: ['sorry', 'i mean', 'i meant', 'i meant to say', 'i mean to say', 'rather', 'or rather', 'scratch that', 'oops', 'correction', 'instead', 'my mistake', 'my bad', 'matlab', 'mera matlab', 'nahi nahi', 'no no', 'no no no', 'excuse me', 'pardon', 'make it instead', 'no sorry', 'nope', 'let me correct', 'i said'],
  no: ['no', 'nah', 'nahi', 'nahin', 'nai'],
  hesitate: ['actually', 'wait', 'hold on', 'hang on', 'on second thought', 'on second thoughts', 'i changed my mind', 'changed my mind', 'you know what', 'or maybe', 'ruko', 'acha suno', 'one second', 'one moment', 'wait a minute', 'wait a second', 'one sec', 'asal mein', 'balkay', 'balke'],
  ignore: [
    'how much', 'how much is', 'how much are', 'how much does', 'how many', 'how long', 'how is', 'how are', 'how do', 'what is', 'what are', 'what does', 'whats', 'what do', 'what kind', 'where', 'where is', 'wheres', 'where are', 'when', 'when will', 'why', 'why is', 'who', 'which',
    'is there', 'is the', 'is it', 'are there', 'are the', 'is your', 'do you have', 'do you have any', 'do you sell', 'do you serve', 'do you make', 'do you know', 'do you', 'have you got', 'tell me', 'tell me about', 'kitne ka', 'kitne ki', 'kya hai', 'i had', 'we had', 'i ate', 'we ate', 'i hate', 'i dislike', 
    'i cooked', 'i made', 'allergic to', 'i am allergic to', 'i never eat', 'recipe for', 'how to', 'how to make', 'how to cook', 'price of', 'yesterday i', 'last time', 'read me', 'play', 'call', 'did you', 'does the', 'does', 'did', 'was the', 'were the', 'have you', 'i never', 'nobody', 'we hate', 'he hates', 'she hates', 'i tried', 'not',
  ],
};
