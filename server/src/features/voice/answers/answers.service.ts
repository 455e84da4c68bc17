import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { allergiesOf } from '@nearbite/voice/cards/known-allergies';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { findAbsentRemoval } from '@nearbite/voice/questions/absent-removal';
import { answerQuestion, pickDishes } from '@nearbite/voice/questions/answer-question';
import { answerText } from '@nearbite/voice/questions/answer-text';
import { readTalkQuestion } from '@nearbite/voice/questions/talk-questions';
import { explainForgotten } from '@nearbite/voice/replies/replies';
import * as replies from '@nearbite/voice/replies/replies.texts';
import { readOrder } from '@nearbite/voice/understand-order';
import type { ContextItem } from '@nearbite/voice/voice-types';
import { findPublicTerms } from '../../../common/terms/public-terms.ts';
import type { VoiceServices } from '../menu-indexes.ts';
import type { Position } from '../voice.queries.ts';
import { tellOfCards, tellOfDish, titleOf } from './dish-answers.ts';
import { answerOfKitchen } from './kitchen-answers.ts';
import { answerTalk, type Talk } from './menu-answers.ts';

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
  services: VoiceServices,
  index: VoiceIndex,
  here: Position,
  command: string,
  spoken: Spoken,
): Promise<Answer | undefined> {
  if (spoken.forgotten !== undefined) return fromText(explainForgotten(replies, spoken.forgotten));
  const asked = readTalkQuestion(command);
  if (asked?.kitchen !== undefined) {
    const talk = await answerOfKitchen(services, index, here, asked, spoken);
    return talk ? fromTalk(talk) : fromText(`I know no kitchen called “${asked.kitchen}” near you.`);
  }
  if (asked?.of !== undefined) {
    if (asked.about === 'contains' || asked.about === 'contents')
      return fromTalk(await tellOfCards(services.db, asked, findDishes(index, asked.of, spoken)));
    const [dish] = findDishes(index, asked.of, spoken);
    if (dish !== undefined) return tellOfDish(index, asked.about, dish, spoken.context);
    if (asked.of !== '') return undefined;
  }
  // Of an order that is there, "the same" is spoken of that.
  if (asked?.about === 'usual' && spoken.context.length > 0) return undefined;
  if (asked) return fromTalk(await answerTalk(services, index, here, asked));
  const allergies = allergiesOf(command);
  if (allergies.length > 0) return fromText(replies.allergiesNoted(allergies));
  const removed = findAbsentRemoval(index, command, spoken.context);
  if (removed !== undefined) return fromText(replies.notInOrder(removed));
  const answered = answerQuestion(index, command);
  if (answered === undefined) return undefined;
  const restaurants = answered.names.flat().map(({ restaurantId }) => restaurantId);
  const { termsOf } = await findPublicTerms(services, new Set(restaurants), here);
  const { dishes, more } = pickDishes(answered, (restaurantId) => termsOf(restaurantId).is_open);
  return { dishes, tell: (shown) => answerText(replies, answered, shown, more), isTalk: false };
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
