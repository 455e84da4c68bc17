import { rolesOf, type TokenRole } from './token-roles.ts';
import type { Token } from './tokenise.ts';

/** What somebody must not eat, as the kitchen is to read it, and the words it was said in. */
export type Allergy = { readonly text: string; readonly start: number; readonly end: number };

/** "I'm allergic to nuts", "she has a nut allergy", "no peanuts, i have an allergy", "gluten intolerant". */
export function allergiesIn(tokens: readonly Token[]): Allergy[] {
  if (!tokens.some(({ text }) => opensAllergy.test(text))) return [];
  const roles = rolesOf(tokens);
  return tokens.flatMap(({ text }, at) => {
    if (!opensAllergy.test(text) || isDenied(tokens, at)) return [];
    return foodsBehind(tokens, roles, at) ?? foodBefore(tokens, roles, at) ?? refusedBefore(tokens, at) ?? [];
  });
}

const opensAllergy = /^(?:allergic|allergy|allergies|intolerant|intolerance)$/;
const denies = /^(?:not|isnt|arent|never|anyone|nobody|no|if|without)$/;

/** Nothing before a pause denies it: "no sugar, allergic to nuts". */
const isDenied = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some(
    (back) =>
      denies.test(tokens[at - back]?.text ?? '') &&
      tokens.slice(at - back + 1, at + 1).every(({ afterBreak }) => !afterBreak),
  );

/** "Allergic to nuts and dairy": a list of foods, up to whatever is counted or ordered. */
function foodsBehind(tokens: readonly Token[], roles: readonly TokenRole[], at: number): Allergy | undefined {
  if (tokens[at + 1]?.text !== 'to') return undefined;
  let end = at + 2;
  for (; end < tokens.length; end++) {
    // It goes on over an "and", not over a pause: "allergic to nuts, kheer please".
    const isLink = /^(?:and|or)$/.test(tokens[end]?.text ?? '') && isFood(tokens, roles, end + 1);
    if (!isLink && (!isFood(tokens, roles, end) || tokens[end]?.afterBreak === true)) break;
  }
  const start = subjectBefore(tokens, at);
  return end === at + 2 ? undefined : { text: `allergic to ${heard(tokens, at + 2, end)}`, start, end };
}

/** "Nut allergy", "nuts se allergy hai", "anday ki allergy", "lactose intolerant" */
function foodBefore(tokens: readonly Token[], roles: readonly TokenRole[], at: number): Allergy | undefined {
  const isSe = /^(?:se|ki)$/.test(tokens[at - 1]?.text ?? '');
  const food = isSe ? at - 2 : at - 1;
  if (tokens[at]?.afterBreak || !isFood(tokens, roles, food)) return undefined;
  const what = /^allerg/.test(tokens[at]?.text ?? '') ? 'allergy' : 'intolerance';
  return { text: `${heard(tokens, food, food + 1)} ${what}`, start: food, end: at + 1 };
}

/** How far ahead of "i have an allergy" the food may be refused. */
const farthestRefusal = 6;

/** "No peanuts, i have an allergy", "oh no mochi, i'm allergic" */
function refusedBefore(tokens: readonly Token[], at: number): Allergy | undefined {
  const from = Math.max(0, at - farthestRefusal);
  const no = tokens.slice(from, at).findLastIndex(({ text }) => /^(?:no|without)$/.test(text));
  const food = tokens[from + no + 1];
  if (no < 0 || food === undefined || food.afterBreak || from + no + 1 >= at) return undefined;
  return { text: `allergic to ${food.heard}`, start: at, end: at + 1 };
}

/** "I am", "my son is", "she is really": who it is said of. */
function subjectBefore(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start]?.afterBreak !== true && subjects.test(tokens[start - 1]?.text ?? ''))
    start--;
  return start;
}

const subjects =
  /^(?:i|im|am|we|were|are|he|hes|she|shes|is|very|really|severely|highly|for|someone|somebody|people|person|who)$/;

const heard = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map((token) => token.heard)
    .join(' ');

const isFood = (tokens: readonly Token[], roles: readonly TokenRole[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  const isNamed =
    roles[at] === 'food' || roles[at] === 'unknown' || /^(?:nuts?|dairy|sea|tree|all)$/.test(text);
  return isNamed && !/^(?:anything|nothing|it|that|this|have|has|an?)$/.test(text);
};
