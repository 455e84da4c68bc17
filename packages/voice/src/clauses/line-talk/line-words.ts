import type { Segment } from '../../segment/segments.ts';
import {
  allWords,
  askedWords,
  exceptBehind,
  exceptWords,
  onlyWords,
  restWords,
  wonderWords,
} from '../../tables/all-and-rest-words.ts';
import { type LineVerb, lineVerbs, partedVerbs } from '../../tables/line-talk-words.ts';
import type { Unit } from './line-talk.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { textOf } from './plain-talk.ts';

const mostWords = 10;

/** The words that say what goes, what stays, and of what all else does. */
export function wordAt(talk: Talk, units: readonly Unit[], start: number): Unit | undefined {
  const text = textOf(talk, start, start + mostWords);
  const words = (pattern: RegExp): number => {
    const found = pattern.exec(text);
    return found === null ? 0 : found[0].split(' ').length;
  };
  const only = words(onlyWords);
  if (only > 0) return { kind: 'only', start, end: start + only };
  const asked = words(askedWords);
  if (asked > 0) return { kind: 'asked', start, end: start + asked };
  const rest = words(restWords);
  if (rest > 0) return { kind: 'rest', start, end: start + rest };
  const all = words(allWords);
  if (all > 0) return { kind: 'all', start, end: start + all };
  const isBehindAll = units.at(-1)?.kind === 'all';
  const except = words(isBehindAll ? /^(?:but|minus)(?= |$)/ : /^(?!)/) || words(exceptWords);
  if (except > 0) return { kind: 'except', start, end: start + except };
  const behind = words(exceptBehind);
  if (behind > 0) return { kind: 'exceptBehind', start, end: start + behind };
  const parted = partedVerbs.find(
    ([verb, particle]) =>
      words(particle) > 0 &&
      talk.tokens
        .slice(units.findLast(({ kind }) => kind === 'verb')?.start ?? 0, start)
        .some((token) => verb.test(token.text)),
  );
  if (parted !== undefined && /^(?:line|rest|all|it)$/.test(units.at(-1)?.kind ?? ''))
    return { kind: 'verb', start, end: start + words(parted[1]), verb: parted[2] };
  if (isPronoun(talk, units, start)) return { kind: 'it', start, end: start + words(pronoun) };
  // "Don't remove the naan, just the karahi"
  const just = isRefusedVerb(units) ? words(/^(?:but )?(?:just|only|sirf|bas|srf)(?= |$)/) : 0;
  if (just > 0) return { kind: 'verb', start, end: start + just, verb: otherGoes };
  const corrected = words(correcting);
  if (corrected > 0) return { kind: 'correct', start, end: start + corrected };
  let best: Unit | undefined;
  for (const [pattern, verb] of lineVerbs) {
    const end = start + words(pattern);
    if (end > start && end > (best?.end ?? start)) best = { kind: 'verb', start, end, verb };
  }
  if (best !== undefined) return best;
  // "Take the other one off", of two
  const other = talk.lines.length === 2 ? words(/^the other(?: one)?(?= |$)/) : 0;
  if (other > 0) return { kind: 'rest', start, end: start + other };
  if (/^(?:but|though|magar|lekin)(?= |$)/.test(text)) return { kind: 'but', start, end: start + 1 };
  if (/^(?:and|aur|plus)(?= |$)/.test(text)) return { kind: 'and', start, end: start + 1 };
  if (/^not(?= |$)/.test(text)) return { kind: 'not', start, end: start + 1 };
  if (/^(?:no|nah|nope|nahi)(?= |$)/.test(text)) return { kind: 'no', start, end: start + 1 };
  return undefined;
}

const pronoun = /^(?:it|them|that one|this one|those|these|that|this|usko|isko|inko|unko)(?= |$)/;
const otherGoes: LineVerb = { polarity: 'goes', object: 'behind', isWeak: true };
const correcting =
  /^(?:(?:no|nah|nahi|nope|sorry|actually)(?: (?:no|nah|nahi|wait|sorry|actually|hang on|hold on|i mean|i meant|matlab))+|wait(?: (?:no|sorry|actually))*|i mean|i meant|scratch that|hang on(?! to)|hold on(?! to)|matlab)(?= |$)/;

/** "Keep it", "take them off": behind a verb, with nothing named right behind it. */
function isPronoun(talk: Talk, units: readonly Unit[], start: number): boolean {
  const said = pronoun.exec(textOf(talk, start, start + 2));
  if (said === null) return false;
  const end = start + said[0].split(' ').length;
  const next = talk.path.find((part) => part.start === end);
  const isName = next !== undefined && (next.kind === 'dish' || linesNamed(talk, next) !== undefined);
  const isVerb = units.at(-1)?.kind === 'verb' && units.at(-1)?.end === start;
  const isParted = partedVerbs.some(([verb]) => verb.test(talk.tokens[start - 1]?.text ?? ''));
  return !isName && (isVerb || isParted);
}

/** "Don't remove": what follows a "just" is to go instead. */
const isRefusedVerb = (units: readonly Unit[]): boolean => {
  const verb = units.findLast((unit) => unit.kind === 'verb');
  return verb?.kind === 'verb' && verb.verb.isFirm === true;
};

const harmless = /^(?:hesitate|correct)$/;

/** Past words that lead in ("I would like to"), hesitate or wonder: what is meant is said behind them. */
export function talkAt(talk: Talk, part: Segment | undefined, at: number): number {
  const isLead =
    part?.kind === 'command' &&
    /^(?:i\b.*\bto\b|says?$|said$)/.test(
      textOf(talk, part.start, part.end + 1).replace(/^(says?|said) .*/, '$1'),
    );
  if (part?.kind === 'command' && (harmless.test(part.command) || isLead)) return part.end;
  const wondered = wonderWords.exec(textOf(talk, at, at + mostWords));
  return wondered === null ? at : at + wondered[0].split(' ').length;
}
