import type { VoiceNotFound, VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { countOf, isSoldOut } from '@nearbite/domain/extras';
import * as replies from '../replies/replies.texts.ts';
import { askWhich } from '../replies/replies.ts';
import { confidenceScale } from '../weights.ts';
import { askToAdd } from './conversation.ts';
import { emptiedText } from './known-cart.ts';
import * as texts from './session.texts.ts';
import { isSameLine, readLine, swapFor, withOptions } from './session-lines.ts';
import { goOnListening, type Step, say, step } from './steps.ts';
import { tellNotFound } from './told-texts.ts';
import type { OpenQuestion, VoiceLine, VoiceSession } from './voice-session-types.ts';

/** What is asked next: which dish an unsure line is, then which portion. */
export const findNextQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  findDishQuestion(lines) ?? findLineQuestion(lines);

/** What is asked about a line whose dish is sure. */
export const findLineQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  findAmountQuestion(lines) ?? findExtrasQuestion(lines) ?? findPortionQuestion(lines);

/** As many of one dish are rarely wanted, and a number is easily misheard. */
const manyOfOne = 30;

/** The amount was confirmed, or set by hand. */
export const withSureAmount = (line: VoiceLine): VoiceLine =>
  line.quantity < manyOfOne ? line : { ...line, sure_quantity: line.quantity };

function findAmountQuestion(lines: readonly VoiceLine[]): OpenQuestion | null {
  const line = lines.findIndex(
    ({ quantity, sure_quantity, asked_quantity }) =>
      // What was cut to the most there can be was asked about then.
      quantity >= manyOfOne && sure_quantity !== quantity && (asked_quantity ?? null) === null,
  );
  const asked = lines[line];
  if (asked === undefined) return null;
  const text = texts.isThatRight(`${asked.quantity} ${asked.title}`);
  return { about: 'amount', line, text, choices: [texts.yes, replies.no] };
}

/** About the first line that this has to be asked of. */
function askFirst(
  about: 'dish' | 'portion' | 'extras',
  lines: readonly VoiceLine[],
  ask: (item: VoiceOrderItem) => Pick<OpenQuestion, 'text' | 'choices'> | undefined,
): OpenQuestion | null {
  for (const [line, shown] of lines.entries()) {
    const item = readLine(shown);
    const asked = item && ask(item);
    if (asked) return { about, line, ...asked };
  }
  return null;
}

/** A line that is too unsure to be taken, with what else it may be. */
const findDishQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  askFirst('dish', lines, ({ confidence, title, alternatives }) => {
    const titles = new Set([title, ...alternatives.map((other) => other.title)]);
    return confidence < confidenceScale.askBelow && titles.size > 1
      ? askWhich(replies, [...titles])
      : undefined;
  });

/** A line that was unsure and was not spoken of stays unsure: going on about another one settles nothing. */
export function keepDoubts(before: readonly VoiceLine[], after: readonly VoiceLine[]): VoiceLine[] {
  return after.map((line) => {
    const known = before.find((other) => isSameLine(other, line));
    const former = known && readLine(known);
    if (former === undefined || former.confidence >= confidenceScale.askBelow)
      return line.quantity <= (known?.sure_quantity ?? 0) ? withSureAmount(line) : line;
    const { confidence, alternatives } = former;
    const unsure: VoiceLine & Pick<VoiceOrderItem, 'confidence' | 'alternatives'> = {
      ...line,
      confidence,
      alternatives,
    };
    return unsure;
  });
}

/** Only what changes the price by more than a third is asked about; any other portion is changed by a tap or a word. */
const dependsOnPortion = ({ price, portions }: VoiceOrderItem): boolean =>
  portions.length > 1 && portions.some((portion) => portion.price * 3 > price);

/** A line that can be had in portions of very different prices and was ordered in none of them. */
const findPortionQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  askFirst('portion', lines, (item) => {
    if (item.portion_size !== null || !dependsOnPortion(item)) return undefined;
    const choices = item.portions.map(({ size_name }) => size_name);
    return { text: texts.whichOf(item.title, choices), choices };
  });

/** A group of extras that asks for more than was said: without it there is nothing to order. */
const findExtrasQuestion = (lines: readonly VoiceLine[]): OpenQuestion | null =>
  askFirst('extras', lines, (item) => {
    const group = shortGroup(item);
    const choices = group?.options
      .filter((option) => !isSoldOut(option, new Date()) && !countOf(item.extras, group.name, option.name))
      .map(({ name }) => name);
    if (!group || !choices) return undefined;
    return { text: texts.whichOf([item.title, group.name].join(replies.comma), choices), choices };
  });

const shortGroup = ({ extras, extra_groups }: VoiceOrderItem) =>
  extra_groups.find(({ name, min }) => countOf(extras, name) < min);

/** The line as it was answered; undefined where none of the choices is right, so that it goes. */
export function answerLine(question: OpenQuestion, line: VoiceLine, choice: string): VoiceLine | undefined {
  if (choice === replies.no) return undefined;
  if (question.about === 'amount') return withSureAmount(line);
  if (question.about === 'portion') return withOptions(line, { portion_size: choice });
  const item = readLine(line);
  const group = item && shortGroup(item);
  if (question.about === 'extras' && group)
    return withOptions(line, { extras: [...item.extras, { group: group.name, name: choice }] });
  const other = item?.alternatives.find(({ title }) => title === choice);
  if (other !== undefined) return swapFor(line, other);
  // It was the best guess; now it is sure.
  const sure: VoiceOrderItem | undefined = item && { ...item, confidence: 1 };
  return sure ?? line;
}

/**
 * One question at a time: what is open about the lines of the preview, then whether words that were not found mean a
 * dish that comes near. After the last one the order is closed: how it stands is told, and what may follow.
 */
export function askNext(session: VoiceSession): Step {
  const question = session.question ?? findNextQuestion(session.pendingItems);
  const [wish] = question === null ? session.toOffer : [];
  if (wish !== undefined) {
    const text = tellNotFound([wish], true).join(' ');
    const asked = { ...session, ...offerNear(session.toOffer, true), question, notFound: [wish] };
    return step({ ...asked, told: null, transcript: '' }, say(text), ...goOnListening(session));
  }
  const told = question === null ? closingText(session) : null;
  return step(
    { ...session, question, told, transcript: '' },
    say(question?.text ?? told ?? ''),
    ...goOnListening(session),
  );
}

/** What comes near to words that were not found: the first is asked about now, unless something else is. */
export function offerNear(
  notFound: readonly VoiceNotFound[],
  isAsked: boolean,
): Pick<VoiceSession, 'offers' | 'toOffer'> {
  const wishes = notFound.filter(({ near }) => near.length > 0);
  const [first, ...later] = wishes;
  if (first === undefined) return { offers: null, toOffer: [] };
  return {
    offers: { dishes: first.near, quantity: first.quantity, isAsked },
    toOffer: isAsked ? later : wishes,
  };
}

/** Whether the near dishes of these words are what the page asks about at this moment. */
export const isAskedAbout = ({ offers }: VoiceSession, { near }: VoiceNotFound): boolean =>
  offers?.isAsked === true && offers.dishes === near;

const closingText = (session: VoiceSession): string =>
  session.pendingItems.length === 0 ? emptiedText(session) : askToAdd(session.pendingItems);

type OfKitchen = { readonly restaurant: unknown };

/** The kitchen beside a dish to choose, where the choice or the order is of more than one; else undefined. */
export function kitchenOf(
  dish: OfKitchen,
  choices: readonly OfKitchen[],
  lines: readonly VoiceLine[],
): string | undefined {
  const kitchens = new Set([...choices, ...lines].map(({ restaurant }) => restaurant));
  return kitchens.size > 1 && typeof dish.restaurant === 'string' ? dish.restaurant : undefined;
}

/** The same for a choice of the open question, which is only a name. */
export function kitchenOfChoice(
  { about, line, choices }: OpenQuestion,
  choice: string,
  lines: readonly VoiceLine[],
): string | undefined {
  const asked = lines[line];
  const item = about === 'dish' && asked ? readLine(asked) : undefined;
  if (item === undefined) return undefined;
  const dishes = [item, ...item.alternatives].filter(({ title }) => choices.includes(title));
  const chosen = dishes.find(({ title }) => title === choice);
  return chosen && kitchenOf(chosen, dishes, []);
}
