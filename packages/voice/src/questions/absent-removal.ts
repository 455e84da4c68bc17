import type { VoiceIndex } from '../menu/voice-index.ts';
import { tokenise } from '../read/tokenise.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem } from '../voice-types.ts';

const polite = '(?: (?:please|thanks|now|then|from (?:my|the) (?:order|cart|basket)|off|out|away|again))*';
const name = '(?:(?:the|my|that|those|these|any|all the|all) )?([a-z0-9 ]+?)';
const removals: readonly RegExp[] = [
  new RegExp(
    `^(?:please |can you |could you |just )*(?:remove|delete|cancel|drop|scratch|take (?:out|off|away)|get rid of|leave out|take) ${name}${polite}$`,
  ),
  new RegExp(`^(?:0|zero|no) (?:x )?${name}${polite}$`),
  /^([a-z0-9 ]+?) (?:(?:ko )?(?:hata|nikal|cancel)(?: (?:do|dena|dein|den|kar do|kar dein|karo))?|nahi chahiye)$/,
];

/**
 * "Remove the pizza", "0 gulab jamun" where none is in the order: the name as it was said. Undefined where something
 * else was said, or where a line may have been meant by it.
 */
export function findAbsentRemoval(
  index: VoiceIndex,
  said: string,
  lines: readonly ContextItem[],
): string | undefined {
  const text = tokenise(said)
    .map(({ text: word }) => word)
    .join(' ');
  const removed = removals.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  // "No spice in the biryani" takes out no dish.
  if (removed === undefined || /\b(?:in|on|with|for|from|and|or)\b/.test(removed)) return undefined;
  const { items, question, unmatched } = readOrder(index, removed);
  if (items.length === 0 || unmatched.length > 0) return undefined;
  const titleOf = (id: number) => index.dishes[index.dishPlaces.get(id) ?? -1]?.title ?? -1;
  const meant = new Set([...items.map(({ dishId }) => dishId), ...(question?.dishes ?? [])].map(titleOf));
  const keys = tokenise(removed).map(({ key }) => key);
  const isMeant = ({ dishId }: ContextItem) => {
    const title = titleOf(dishId);
    return meant.has(title) || keys.every((key) => index.titles[title]?.words.includes(key));
  };
  return lines.some(isMeant) ? undefined : removed;
}
