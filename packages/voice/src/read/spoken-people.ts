import { cardinalAt } from './cardinals.ts';
import type { Token } from './tokenise.ts';

const owners = /^(?:the|my|our|his|her|your|their|both)$/;
const persons =
  /^(?:kids?|child|children|baby|babies|toddler|boys?|girls?|twins|sons?|daughters?|wife|husband|mom|mum|mommy|dad|daddy|mother|father|parents|brothers?|sisters?|grandma|grandpa|partner|boyfriend|girlfriend|roommates?|flatmates?|housemates?|colleagues?|coworkers?|friends?|buddy|buddies|mates?|boss|cousins?|uncle|aunt|guests?|guys|ladies|men|women|lads|adults?|aunts|uncles|aunty|auntie|grandparents|neighbours?|team|students?|pupils|teammates?|classmates?|players|vegetarians|vegans|workers|employees|interns|nephews?|nieces?|grandkids|grandchildren|teachers|drivers|labourers|visitors|relatives|eldest|oldest|youngest|teenagers?)$/;

export const isPerson = (word: string): boolean => persons.test(word);

/** What somebody does, or what they are to have. */
const goesOn =
  /^(?:will|would|wont|want|wants|wanted|is|are|was|were|has|have|had|can|cant|could|need|needs|get|gets|like|likes|love|loves|hate|hates|eat|eats|share|shares|sharing|take|takes|having|each|all|both|a|an|the|ll|d)$/;

/** "My two kids will share …", "the baby is crying", "the boys two burgers": who, not what; the end of it. */
export function subjectAt(tokens: readonly Token[], start: number): number | undefined {
  if (!owners.test(tokens[start]?.text ?? '')) return undefined;
  const number = cardinalAt(tokens, start + 1);
  const at = number?.end ?? start + 1;
  const [person, next] = [tokens[at], tokens[at + 1]];
  if (person === undefined || person.afterBreak || !persons.test(person.text) || next === undefined)
    return undefined;
  const isSubject = goesOn.test(next.text) || cardinalAt(tokens, at + 1) !== undefined;
  return isSubject && !next.afterBreak ? at + 1 : undefined;
}
