import type { Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/**
 * "A giant cuban, ah no, i can't finish that, a regular cuban", "four naan, no, count again, … five naan": the "no"
 * puts right what was said and leads to no wish; what is told behind it is no part of a dish.
 */
export const readNoTalk: Pass = (_, tokens, path) => {
  const at = path.findIndex(
    (part, place) =>
      part.kind === 'command' &&
      textAt(tokens, part.start, part.end - part.start) === 'no' &&
      talk.test(`${textAt(tokens, part.end, 3)} `) &&
      path.slice(0, place).some(({ kind }) => kind === 'dish'),
  );
  const until = path.findIndex(({ kind }, place) => place > at && !told.test(kind));
  const [no, next] = [path[at], path[until]];
  if (
    at < 0 ||
    no === undefined ||
    next === undefined ||
    !/^(?:number|option|measure|dish|command)$/.test(next.kind)
  )
    return [...path];
  return [
    ...path.slice(0, at),
    commandAt('correct', no.start, no.end),
    ...path.slice(at + 1, until).map(asFiller),
    ...path.slice(until),
  ];
};

const told = /^(?:filler|other|connector|link)$/;
const talk =
  /^(?:i (?:cant|cannot|wont|am|dont|never|really|mean|think|said|should|need)|im |we (?:cant|wont|are|dont)|silly me|count|wait|let me|hang on|hold on|my (?:wife|husband|son|daughter|friend) (?:says|said|is|doesnt|does|cant|wont)|thats (?:too|a lot|not)|that is (?:too|a lot|not)|its (?:too|a lot)|it is too)/;
