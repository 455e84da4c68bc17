import { tokenise } from '../read/tokenise.ts';
import * as replies from '../replies/replies.texts.ts';
import { askWhich } from '../replies/replies.ts';
import { numberWords } from '../tables/number-words.ts';
import { withKnownAllergies } from './allergies.ts';
import { findByPrice, findChoice } from './choices.ts';
import { readIntent } from './conversation.ts';
import { speakOf } from './order-changes.ts';
import { askNext } from './questions.ts';
import { isSameLine, mergeLines, nearLine, rememberStep, withQuantity } from './session-lines.ts';
import { type Step, tell } from './steps.ts';
import type { Offers, VoiceLine, VoiceSession } from './voice-session-types.ts';
import { voiceTexts } from './voice-settings.ts';

const asking =
  '(?:(?:yes|yeah|yep|ok|okay|sure|please|then|and|so|great|i|ill|id|we|well|will|would|want|like|have|take|get|give|me|us|add|lets|let|can|could|go|with|just|try|haan|ji|for|order) )*';
const polite = '(?: (?:please|too|then|thanks|thank you|as well|for me|for us))*';
const place = '(first|second|third|fourth|fifth|last)';
const these = '(those|these|them|that|it|this)';
const taken = new RegExp(
  `^${asking}(?:((?!both|all|each|the)[a-z]+|\\d{1,2}) (?:of )?)?(?:the )?(?:(both|all|each)(?: of)?(?: (?:them|those|these))?|${place}(?: one)?|${these}(?: ones?)?)${polite}$`,
);
const counted = new RegExp(`^${asking}([a-z]+|\\d{1,2})(?: of)?${polite}$`);
/** "Confirm" is said of the order, a yes of what was asked last. */
const yes = /^(?:yes|yeah|yep|yup|sure|(?:ji )?haa?n(?: ji)?|ji|ok|okay)(?: (?:please|sure|thanks))*$/;
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Two of those", "the second one", "both" of the dishes the page has just named; undefined where none of them is meant. */
export function takeOffered(session: VoiceSession, said: string): Step | undefined {
  const { offers } = session;
  if (offers === null || session.waiting !== 'nothing') return undefined;
  const [only, ...others] = offers.dishes;
  const text = tokenise(said)
    .map(({ text: word }) => word)
    .join(' ');
  const isYes = yes.test(text) && (offers.isAsked || isOnlyTalkOf(session));
  if (isYes && others.length === 0) return take(session, offers.dishes, offers.quantity);
  if (isYes) return askWhichOf(session, offers.quantity);
  const intent = readIntent(said);
  if (intent === 'deny' && offers.isAsked) return leave(session);
  if (intent !== undefined) return undefined;
  const named = offers.isAsked ? findChoice(titlesOf(offers), said) : undefined;
  if (named !== undefined) return take(session, offers.dishes.slice(named, named + 1), offers.quantity);
  const priced = findByPrice(offers.dishes, said);
  if (priced !== undefined) return take(session, [priced], offers.quantity);
  const count = isOnlyTalkOf(session) ? countOf(counted.exec(text)?.[1]) : undefined;
  if (count !== undefined && only !== undefined) return take(session, [only], count);
  const match = taken.exec(text);
  if (match === null) return undefined;
  const [, number, all, nth, ref] = match;
  const quantity = number === undefined ? offers.quantity : countOf(number);
  if (quantity === undefined) return undefined;
  if (nth !== undefined) {
    const dish = nth === 'last' ? offers.dishes.at(-1) : offers.dishes[places.indexOf(nth)];
    return dish && take(session, [dish], quantity);
  }
  const isAll = all !== undefined && (all !== 'both' || offers.dishes.length === 2);
  if (isAll || (ref !== undefined && others.length === 0)) return take(session, offers.dishes, quantity);
  return askWhichOf(session, quantity);
}

/** One dish was named and nothing is in the preview that a number or a yes could be meant for. */
const isOnlyTalkOf = ({ offers, pendingItems, stage }: VoiceSession): boolean =>
  offers?.dishes.length === 1 && pendingItems.length === 0 && stage === 'initial';

const titlesOf = ({ dishes }: Offers) => dishes.map(({ title }) => title);

const countOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^(?:a|an|the|another)$/.test(word)) return 1;
  return /^\d+$/.test(word) ? Number(word) : numberWords.get(word);
};

/** Which one, and how many of it. */
function askWhichOf(session: VoiceSession, quantity: number): Step | undefined {
  const { offers } = session;
  if (offers === null) return undefined;
  const { text } = askWhich(replies, titlesOf(offers));
  const asked = { ...offers, quantity, isAsked: true };
  return tell({ ...session, offers: asked, offered: offers.dishes }, text);
}

/** None of them. */
function leave(session: VoiceSession): Step {
  const { pendingItems, stage } = session;
  const left = { ...session, offers: null, offered: [], notFound: [], noItemsFound: false };
  if (stage === 'initial' && pendingItems.length + session.toOffer.length > 0) return askNext(left);
  return tell(left, stage === 'afterCart' ? voiceTexts.more : voiceTexts.sayWhat);
}

const take = (session: VoiceSession, dishes: Offers['dishes'], quantity: number): Step =>
  askNext(
    withOffered(
      session,
      dishes.map((dish) => nearLine(dish, quantity)),
    ),
  );

/** Dishes that were offered come into the preview. */
export function withOffered(session: VoiceSession, items: readonly VoiceLine[]): VoiceSession {
  const pendingItems = mergeLines(
    session.pendingItems,
    items.map((offered) => {
      const item = withKnownAllergies(session, offered);
      const before = session.pendingItems.find((line) => isSameLine(line, item));
      return before ? withQuantity(item, before.quantity + item.quantity) : item;
    }),
  );
  return {
    ...session,
    stage: 'initial',
    pendingItems,
    ...rememberStep(session),
    offers: null,
    offered: session.offered.filter(({ id }) => !items.some((item) => item.id === id)),
    ...speakOf(session, items.at(-1)),
    confirmed: false,
    noItemsFound: false,
    notFound: [],
    transcript: '',
    told: null,
  };
}
