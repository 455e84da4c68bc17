import { cardinalAt } from './cardinals.ts';
import { connectorWords } from './token-roles.ts';
import type { Token } from './tokenise.ts';

const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const leads = /^(?:on|this|next|last|every|until|till|by|since|come)$/;
const partsOfDay = /^(?:night|evening|morning|afternoon|noon)$/;

/** "On sunday", "next friday night", "he turns seventy", "her 30th birthday": never an amount, nor a sundae; its end. */
export function dayAt(tokens: readonly Token[], start: number): number | undefined {
  const word = tokens[start]?.text ?? '';
  if (/^(?:turns|turned|turning)$/.test(word)) return cardinalAt(tokens, start + 1)?.end;
  if (
    /^(?:birthday|anniversary)$/.test(tokens[start + 2]?.text ?? '') &&
    /^(?:st|nd|rd|th)$/.test(tokens[start + 1]?.text ?? '')
  )
    return start + 3;
  const isLed = leads.test(word);
  const day = isLed ? start + 1 : start;
  if (!weekdays.test(tokens[day]?.text ?? '')) return undefined;
  const hasPart = partsOfDay.test(tokens[day + 1]?.text ?? '');
  return isLed || hasPart ? day + (hasPart ? 2 : 1) : undefined;
}

/** "For tea time", "our coffee break", "at lunch time": when, whatever the meal is called after; its end. */
export function mealTimeAt(tokens: readonly Token[], start: number): number | undefined {
  const isLed = /^(?:for|at|by|around|before|after|its)$/.test(tokens[start]?.text ?? '');
  const owner = isLed ? start + 1 : start;
  const meal = /^(?:the|my|our|their|a)$/.test(tokens[owner]?.text ?? '') ? owner + 1 : owner;
  const said = tokens.slice(start, meal + 2);
  if (said.some(({ afterBreak }, place) => afterBreak && place > 0)) return undefined;
  const isMeal = meals.test(tokens[meal]?.text ?? '') && times.test(tokens[meal + 1]?.text ?? '');
  return isMeal ? meal + 2 : undefined;
}

const meals =
  /^(?:tea|chai|coffee|breakfast|brunch|lunch|dinner|supper|snack|meal|iftar|iftari|sehri|dessert)$/;
const times = /^(?:time|times|break|breaks|hour|hours|party)$/;

const courses =
  /^(?:breads?|rice|rotis?|naans?|curry|curries|salads?|soups?|sauces?|meats?|veg|vegetables?|burgers?|pizzas?|tea|chai|coffee|cakes?)$/;
const afterCourse = /^(?:a|an|lets|let|i|ill|id|we|well|wed|give|get|can|could|make|maybe|just|some|say)$/;

/** "For bread five garlic naans", "drinks mein do lassi": what the next is chosen as, no dish and no four; its end. */
export function courseAt(tokens: readonly Token[], start: number): number | undefined {
  if (tokens[start]?.text !== 'for') return courseWithMein(tokens, start);
  const course = /^(?:the|my|our|some)$/.test(tokens[start + 1]?.text ?? '') ? start + 2 : start + 1;
  const next = tokens[course + 1];
  // "One karak chai for tea"
  const isOver =
    next === undefined || next.afterBreak || connectorWords.has(next.text) || next.text === 'please';
  const isListed = start === 0 || connectorWords.has(tokens[start - 1]?.text ?? '');
  if (isOver && !isListed && /^(?:tea|chai)$/.test(tokens[course]?.text ?? '')) return course + 1;
  if (next === undefined || !courses.test(tokens[course]?.text ?? '')) return undefined;
  if (afterCourse.test(next.text)) return course + 1;
  const counted = cardinalAt(tokens, course + 1);
  const dish = tokens[counted?.end ?? course + 1];
  const goesOn = dish !== undefined && !dish.afterBreak && !connectorWords.has(dish.text);
  return goesOn &&
    (counted !== undefined || wideCourses.test(tokens[course]?.text ?? '')) &&
    dish.text !== 'please'
    ? course + 1
    : undefined;
}

/** "Meethay mein", "peene ke liye", "sweet dish mein" */
function courseWithMein(tokens: readonly Token[], start: number): number | undefined {
  const said = tokens.slice(start, start + 3).map(({ text }) => text);
  const words = meinCourses.exec(said.join(' '))?.[0].split(' ').length;
  const isOver = words === undefined || tokens[start + words] === undefined;
  return isOver ? undefined : start + words;
}

const meinCourses =
  /^(?:(?:meeth[aei]y?|mith[aei]y?|peene|peenay|khan[aei]y?|nasht[aei]y?|thand[aei]y?|garam|salan|chawal|starters?|drinks?|softdrinks?|desserts?|snacks?|sweets?|mains?|sides?|sweet dish|main course|naan|roti|bread) mein|(?:meeth[aei]y?|mith[aei]y?|peene|peenay|khan[aei]y?) (?:ko|ke liye))(?= |$)/;

/** Hardly anybody orders "four bread" by that word alone. */
const wideCourses = /^(?:breads?|meats?|curry|veg)$/;
