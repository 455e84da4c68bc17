import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { allergiesOf } from '@nearbite/voice/cards/known-allergies';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { findAbsentRemoval } from '@nearbite/voice/questions/absent-removal';
import { answerQuestion, pickDishes } from '@nearbite/voice/questions/answer-question';
import { answerText } from '@nearbite/voice/questions/answer-text';
import { readTalkQuestion } from '@nearbite/voice/questions/talk-questions';
import { explainForgotten } from '@nearbite/voice/replies/replies';
import { readOrder } from '@nearbite/voice/understand-order';
import type { ContextItem } from '@nearbite/voice/voice-types';
import { findDishTexts } from '../../../common/dish-texts.ts';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import { tellOfCards, tellOfDish, titleOf } from './dish-answers.ts';
import { answerOfKitchen } from './kitchen-answers.ts';
import { answerTalk, type Talk } from './menu-answers.ts';
import type { VoiceCall } from './texts-in.ts';

export type Answer = {
  /** Shown with it, each to be taken by a tap. */
  readonly dishes: readonly number[];
  /** The words, of the dishes as they are at this moment. */
  readonly tell: (dishes: readonly VoiceAlternative[]) => string;
  /** About no food by name, so there is nothing that was not found. */
  readonly isTalk: boolean;
};

/** What was there when it was asked, and the dish that was spoken of last. */
export type Spoken = {
  readonly context: readonly ContextItem[];
  readonly about: number | undefined;
  /** Allergies that were taken back. */
  readonly forgotten?: readonly string[] | undefined;
};

/** Undefined where nothing was asked, or nothing about food. */
export async function findAnswer(
  call: VoiceCall,
  index: VoiceIndex,
  command: string,
  spoken: Spoken,
): Promise<Answer | undefined> {
  const { db, here, language, say } = call;
  if (spoken.forgotten !== undefined) return fromText(explainForgotten(say, spoken.forgotten));
  const asked = readTalkQuestion(command);
  if (asked?.kitchen !== undefined) {
    const talk = await answerOfKitchen(call, index, asked, spoken);
    return talk ? fromTalk(talk) : fromText(say.unknownKitchen(asked.kitchen));
  }
  if (asked?.of !== undefined) {
    if (asked.about === 'contains' || asked.about === 'contents')
      return fromTalk(await tellOfCards(call, asked, findDishes(index, asked.of, spoken)));
    const [dish] = findDishes(index, asked.of, spoken);
    if (dish !== undefined) return tellOfDish(call, index, asked.about, dish, spoken.context);
    if (asked.of !== '') return undefined;
  }
  // Of an order that is there, "the same" is spoken of that.
  if (asked?.about === 'usual' && spoken.context.length > 0) return undefined;
  if (asked) return fromTalk(await answerTalk(call, index, asked));
  const allergies = allergiesOf(command);
  if (allergies.length > 0) return fromText(say.allergiesNoted(allergies));
  const removed = findAbsentRemoval(index, command, spoken.context);
  if (removed !== undefined) return fromText(say.notInOrder(removed));
  const answered = answerQuestion(index, command);
  if (answered === undefined) return undefined;
  const restaurants = answered.names.flat().map(({ restaurantId }) => restaurantId);
  const { termsOf } = await findPublicTerms(call, new Set(restaurants), here);
  const { dishes, more } = pickDishes(answered, (restaurantId) => termsOf(restaurantId).is_open);
  const { soldOut } = answered;
  const texts = await findDishTexts(db, soldOut ? [soldOut.id] : [], language);
  const named = soldOut && { soldOut: { ...soldOut, ...texts.get(soldOut.id) } };
  return { dishes, tell: (shown) => answerText(say, { ...answered, ...named }, shown, more), isTalk: false };
}

const fromTalk = ({ text, dishes }: Talk): Answer => ({ dishes, tell: () => text, isTalk: true });
const fromText = (text: string): Answer => fromTalk({ text, dishes: [] });

/** "It" is what was spoken of last; a name is looked for among the lines that are there first. */
function findDishes(index: VoiceIndex, name: string, { context, about }: Spoken): readonly number[] {
  if (name === '') return [about ?? context.at(-1)?.dishId ?? []].flat();
  const { items, question, unmatched } = readOrder(index, name);
  if (unmatched.length > 0) return [];
  const meant = question?.dishes ?? items.map(({ dishId }) => dishId);
  const titles = new Set(meant.map((id) => titleOf(index, id)));
  const there = context.find(({ dishId }) => titles.has(titleOf(index, dishId)));
  return there ? [there.dishId] : meant;
}
