import type { VoiceIndex } from '../menu/voice-index.ts';
import { cardinalAt } from '../read/cardinals.ts';
import { connectorWords } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { toldWish } from '../read/word-keys.ts';

type Made = { readonly end: number; readonly looksAhead: boolean };

/** How a dish is to be made, in words that are also sizes and numbers: "half caf", "light roast", "cut in three pieces". */
export function madeAt(index: VoiceIndex, tokens: readonly Token[], start: number): Made | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  if (textAt(start) === toldWish) return { end: start + 1, looksAhead: false };
  const next = tokens[start + 1];
  if (next === undefined || next.afterBreak) return undefined;
  if (textAt(start) === 'half' && /^(?:caff?|decaf)$/.test(next.text)) {
    const behind = tokens[start + 2];
    const isLast = behind === undefined || behind.afterBreak || connectorWords.has(behind.text);
    return { end: start + 2, looksAhead: !isLast };
  }
  const end = isBehindName(tokens, start)
    ? (roastAt(index, tokens, start) ??
      cookedAt(tokens, start) ??
      cutAt(tokens, start) ??
      notDoneAt(tokens, start))
    : undefined;
  return end === undefined ? undefined : { end, looksAhead: false };
}

/** "A light roast" is asked for; "coffee light roast" says which. */
const isBehindName = (tokens: readonly Token[], start: number): boolean =>
  start > 0 &&
  !/^(?:an?|one|the|of|some|small|medium|large|grande|tall|venti)$/.test(tokens[start - 1]?.text ?? '');

/** "… light roast", where no dish is called so. */
function roastAt({ titles, titlesByWord }: VoiceIndex, tokens: readonly Token[], start: number) {
  const words = [0, 1].map((offset) => tokens[start + offset]?.text ?? '');
  if (!/^(?:light|dark|medium|blonde) roast$/.test(words.join(' '))) return undefined;
  if (tokens[start]?.afterBreak || tokens[start - 1]?.text === 'and') return undefined;
  const isTitle = [...(titlesByWord.get(words[0] ?? '') ?? [])].some((place) =>
    words.every((word) => titles[place]?.words.includes(word)),
  );
  return isTitle ? undefined : start + 2;
}

/** "Cooked medium" is no size of what follows. */
function cookedAt(tokens: readonly Token[], start: number): number | undefined {
  const said = [0, 1, 2].map((offset) => tokens[start + offset]?.text).join(' ');
  const cooked = /^cooked (?:medium (?:rare|well)|well done|medium|rare|through)(?= |$)/.exec(said)?.[0];
  return cooked === undefined ? undefined : start + cooked.split(' ').length;
}

const cutSo =
  /^(?:cut|slice|chop|wrap|pack|box) (?:it|them|that|those)(?: up)? (?:(?:nice and |very |really )?(?:small|smaller|thin|thinly|thick|big|fine|large)|(?:as|in|into) (?:two|three|four|half|halves|quarters))(?: pieces| slices| parts)?(?= |$)/;

/** "Cut it into three pieces", "slice it small": they are one, and of no other size. */
function cutAt(tokens: readonly Token[], start: number): number | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const said = cutSo.exec(Array.from({ length: 9 }, (_, offset) => textAt(start + offset)).join(' '))?.[0];
  if (said !== undefined) return start + said.split(' ').length;
  if (textAt(start) !== 'cut') return undefined;
  const at = /^(?:it|them)$/.test(textAt(start + 1)) ? start + 2 : start + 1;
  const number = /^(?:in|into)$/.test(textAt(at)) ? cardinalAt(tokens, at + 1) : undefined;
  const isInPieces = number !== undefined && /^(?:pieces|slices|parts|bits|strips)$/.test(textAt(number.end));
  return isInPieces ? number.end + 1 : undefined;
}

const notDone =
  /^(?:dont|do not) (?!(?:want|need|add|put|give|send|bring|include|have|like|love|forget|get|make|order|take|change|remove|cancel|touch|drop|delete|leave|think|know|let|tell|ask|keep|do|charge|count|mind|call|swap|replace|skip|see|eat|drink|mean) )[a-z]{3,} (?:it|them|that|those|mine)(?: (?:up|down|in|over|through|together|separately|either|please|too (?:much|long|well|dark|hot|thin|thick)))*(?= |$)/;

/** "Don't toast it", "don't heat them up": how it is not to be done takes no dish back. */
function notDoneAt(tokens: readonly Token[], start: number): number | undefined {
  const said = notDone.exec(
    Array.from({ length: 8 }, (_, offset) => tokens[start + offset]?.text ?? '').join(' '),
  )?.[0];
  return said === undefined ? undefined : start + said.split(' ').length;
}
