import type {
  VoiceAlternative,
  VoiceAnswer,
  VoiceContextItem,
  VoiceOrderItem,
  VoiceQuestion,
} from '@nearbite/contract/voice/voice';
import { askAmount, askWhich, lineNames } from '@nearbite/voice/session/told-texts';
import type { VoiceQuestion as AskedBack, ContextItem } from '@nearbite/voice/voice-types';
import type { Answer } from './answers/answers.service.ts';

/** A dish that was asked about and is in the order is not offered once more; of several, "the second one" counts them all. */
export function presentAnswer(
  answer: Answer | undefined,
  present: (ids: readonly number[]) => VoiceAlternative[],
  before: readonly ContextItem[],
): VoiceAnswer | null {
  if (answer === undefined) return null;
  const dishes = present(answer.dishes);
  const isNew = ({ id }: VoiceAlternative) => !before.some(({ dishId }) => dishId === id);
  return { text: answer.tell(dishes), dishes: dishes.length > 1 ? dishes : dishes.filter(isNew) };
}

/** Which of the dishes that are still to be had was meant; a dish of the same name elsewhere is no other choice. */
export function presentQuestion(
  question: AskedBack | undefined,
  presented: readonly (VoiceOrderItem | undefined)[],
  dishes: ReadonlyMap<number, { readonly title: string }>,
): VoiceQuestion | null {
  const asked = question && presented[question.line];
  if (question === undefined || asked === undefined) return null;
  const titles = [...new Set(question.dishes.flatMap((id) => dishes.get(id)?.title ?? []))];
  const line = presented.slice(0, question.line).filter((item) => item !== undefined).length;
  if (question.amount !== undefined) return { ...askAmount(asked), line };
  return titles.length === 0 ? null : { ...askWhich(titles), line };
}

/** Which line of the context is meant: by its name, and how it was ordered where the names are the same. */
export function presentLineQuestion(
  places: readonly number[],
  context: readonly VoiceContextItem[],
  dishes: ReadonlyMap<number, { readonly title: string }>,
): VoiceQuestion | null {
  const asked = places.flatMap((place) => {
    const line = context[place];
    const title = dishes.get(line?.id ?? -1)?.title;
    return line === undefined || title === undefined ? [] : [{ ...line, place, title }];
  });
  const [first, ...others] = asked;
  if (first === undefined || others.length === 0) return null;
  const lines = asked.map(({ place }) => place);
  return { ...askWhich(lineNames(asked)), line: first.place, lines };
}
