import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, commandAt, textAt } from '../path-parts.ts';

/** "… and leave it at the door", "please ring the bell twice": for whoever brings it, and nothing of the order. */
export const dropDeliveryTalk: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  for (let place = 0; place < path.length; place++) {
    const part = path[place];
    if (part === undefined) break;
    const end = part.kind === 'dish' ? undefined : talkEnd(tokens, part.start);
    const next = path.findIndex(({ start }) => start >= (end ?? tokens.length));
    const talk = path.slice(place, next < 0 ? path.length : next);
    if (end === undefined || talk.some(({ kind }) => kind === 'dish')) {
      read.push(part);
      continue;
    }
    read.push(commandAt('ignore', part.start), ...talk.map(asFiller));
    // What follows is ordered again.
    if (next >= 0) read.push(commandAt('add', end));
    place += talk.length - 1;
  }
  return read;
};

const longestTalk = 12;

function talkEnd(tokens: readonly Token[], start: number): number | undefined {
  if (!opensTalk.test(tokens[start]?.text ?? '')) return undefined;
  const said = textAt(tokens, start, longestTalk);
  const talk = (leaving.exec(said) ?? ringing.exec(said))?.[0];
  return talk === undefined ? undefined : start + talk.split(' ').length;
}

const opensTalk = /^(?:leave|drop|put|keep|place|hand|give|bring|send|deliver|ring|knock|buzz|honk)$/;
const leaving = new RegExp(
  [
    /^\w+ (?:it|them|that|this|everything|(?:the|my|our) (?:food|order|bags?|parcel))/,
    /(?: (?!and\b)[a-z]+){0,5}?/,
    / (?:door|doorstep|gate|reception|desk|lobby|guard|watchman|neighbou?rs?|porch|steps?|security|concierge|entrance|office|outside|downstairs|upstairs)\b/,
  ]
    .map(({ source }) => source)
    .join(''),
);
const ringing =
  /^(?:ring|knock|buzz|honk)(?: (?:on|at|the|my|our|front|door|bell|doorbell|buzzer|gate|horn|once|twice|thrice|two|three|times))+\b/;
