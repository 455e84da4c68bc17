import { singularOf } from '@nearbite/domain/text/words';
import { allergiesIn } from '../read/allergies.ts';
import { foodsOf } from '../read/allergy-foods.ts';
import { tokenise } from '../read/tokenise.ts';

/** “Allergic to nuts”, “badam allergy”: what was told of it, as it is noted for the kitchen. */
export const allergiesOf = (said: string): string[] => allergiesIn(tokenise(said)).map(({ text }) => text);

/** All that is told in a sentence or a note, and what was known before, each once. */
export const joinAllergies = (known: readonly string[], texts: readonly string[]): string[] => [
  ...new Set([...known, ...texts.flatMap(allergiesOf)]),
];

/** The note of a line with every allergy on it that it does not have yet, as far as it is long. */
export function withAllergies(
  note: string | null | undefined,
  allergies: readonly string[],
  most: number,
): string | null {
  const missing = allergies.filter((allergy) => !(note ?? '').includes(allergy));
  // An allergy weighs more than any other wish, so it comes first where not all has room.
  const [behind, ahead] = [
    [note, ...missing],
    [...missing, note],
  ].map((parts) => parts.filter(Boolean).join(', '));
  const joined = (behind ?? '').length <= most ? behind : ahead;
  return joined ? joined.slice(0, most) : null;
}

const allergy = '(?:[a-z]+ )?(?:allergy|allergies|intolerances?)';
/** An allergy that is there no more; “take out the nuts, I am allergic” tells one. */
const takesBack: readonly RegExp[] = [
  /\b(?:not|isnt|arent|aint|never|no longer|nobody is|no one is|noone is|none of us (?:is|are))(?: (?:really|actually|even|that|very|in fact|any ?more))* (?:allergic|intolerant)\b/,
  new RegExp(
    `\\b(?:forget|ignore|remove|delete|drop|clear|cancel|scratch|skip|undo|take (?:back|off|away|out)|get rid of|never ?mind) (?:(?:about|the|my|our|his|her|that|those|all|any|of|what i said) )*${allergy}\\b`,
  ),
  new RegExp(`\\btake (?:the|my|that) ${allergy} (?:off|out|away|back)\\b`),
  new RegExp(
    `(?:^|\\b(?:have|has|had|got|is|are|theres) )(?:no|no more) ${allergy}(?: any ?more| after all)?$`,
  ),
  new RegExp(`\\b(?:dont|doesnt|do not|does not) have (?:any |an? )?${allergy}\\b`),
  new RegExp(`\\b${allergy} (?:is|was|are|were) (?:gone|over|wrong|a mistake|my mistake|a lie|a joke)\\b`),
  new RegExp(`\\b${allergy} (?:wali baat |ko )?(?:hata|bhool|nikal|khatam|cancel|nahi)\\b`),
];

/**
 * “I am not allergic any more”, “forget the nut allergy”: which of the known ones are taken back. Undefined where none
 * is; a food that is named speaks of that one alone.
 */
export function findTakenBack(said: string, known: readonly string[]): readonly string[] | undefined {
  const text = tokenise(said)
    .map((token) => token.text)
    .join(' ');
  if (!takesBack.some((says) => says.test(text))) return undefined;
  const named = known.filter((allergy) =>
    foodsOf(allergy).some((food) => new RegExp(`\\b${singularOf(food)}`).test(text)),
  );
  // “Not allergic to fish” says nothing of the nuts.
  const isOfOther = named.length === 0 && /allergic to (?!it|that|them|anything|any ?more)[a-z]/.test(text);
  return isOfOther ? undefined : named.length > 0 ? named : known;
}

/** A note without these; null where nothing is left. */
export const withoutAllergies = (
  note: string | null | undefined,
  allergies: readonly string[],
): string | null =>
  (note ?? '')
    .split(', ')
    .filter((part) => part !== '' && !allergies.includes(part))
    .join(', ') || null;
