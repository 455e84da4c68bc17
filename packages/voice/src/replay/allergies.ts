import { singularOf } from '@nearbite/domain/text/words';
import { allergiesIn } from '../read/allergies.ts';
import { foodsOf } from '../read/allergy-foods.ts';
import type { Token } from '../read/tokenise.ts';
import type { Draft } from './drafts.ts';

/** Whoever cooks any part of the order has to know, so every line says it, and says it once. */
export function tellAllergies(tokens: readonly Token[], drafts: readonly Draft[]): readonly Draft[] {
  const told = allergiesIn(tokens).map(({ text }) => text);
  if (told.length === 0) return drafts;
  const foods = told.flatMap(foodsOf);
  return drafts.map((draft) => ({
    ...draft,
    line: {
      ...draft.line,
      wishes: [...draft.line.wishes.flatMap((wish) => otherWish(wish, foods)), ...told],
    },
  }));
}

const allergyWord = /^(?:allergic|allergy|allergies|intolerant|intolerance)$/;
const leadsToIt =
  /^(?:please|and|so|as|because|cos|since|cause|thanks|i|im|am|we|were|are|he|she|hes|shes|is|has|have|got|an?|very|really|severely|the)$/;
const refused = /^(?:no|without|hold the|hold|skip the|leave out the|leave out) (?:any |the )?(.+)$/;

/** The wish without the allergy that is told by itself; none where it only refuses what nobody may eat. */
function otherWish(wish: string, foods: readonly string[]): string[] {
  const left = withoutReason(wish.split(' '), foods).join(' ');
  const food = refused.exec(left)?.[1];
  return left === '' || (food !== undefined && isOneOf(foods, food)) ? [] : [left];
}

/** "… please, i am allergic to nuts" at the end of a wish. */
function withoutReason(words: readonly string[], foods: readonly string[]): readonly string[] {
  let end = words.findIndex((word) => allergyWord.test(word));
  if (end < 0) return words;
  if (words[end] !== 'allergic' && isOneOf(foods, words[end - 1] ?? '')) end--;
  while (leadsToIt.test(words[end - 1] ?? '')) end--;
  return words.slice(0, end);
}

const isOneOf = (foods: readonly string[], food: string): boolean =>
  foods.some((other) => singularOf(other) === singularOf(food));
