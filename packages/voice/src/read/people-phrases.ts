import { cardinalAt } from './cardinals.ts';
import type { Token } from './tokenise.ts';

const peopleBefore =
  /^(?:we are|were|there are|there is|there will be|hum|hum log|we have|(?:dinner|lunch|party|table|meal|feast|breakfast|food) for|gathering of|group of|party of|table of|family of|(?:my|our|a) family of)$/;
const peopleAfter =
  /^(?:people|persons?|of us|log|loag|bande|banday|guests?|friends?|adults?|kids|children|heads?|members?|family members)$/;
const longestBefore = 3;
/** The words `peopleBefore` may begin with: most stretches need no closer look. */
const opensPeople =
  /^(?:we|were|there|hum|dinner|lunch|party|table|meal|feast|breakfast|food|gathering|group|family|my|our|a)$/;

/** "We are six", "there are 3 of us", "hum paanch log hain", "dinner for two": the end of it. */
export function peopleAt(tokens: readonly Token[], start: number): number | undefined {
  const served = tokens[start]?.text === 'for' && start > 0 ? cardinalAt(tokens, start + 1) : undefined;
  // "A pot of tea for two": at the end of what is asked for.
  if (served !== undefined && !tokens[start]?.afterBreak && endsItem(tokens[served.end])) return served.end;
  // "Burgers for the kids": whom they are for.
  const isFor = tokens[start]?.text === 'for' && /^(?:the|my|our)$/.test(tokens[start + 1]?.text ?? '');
  const isLittleOne =
    /^(?:little|wee|big|small|older|younger) (?:ones?|guys?|man|men|lads?|boys?|girls?|fellas?|chaps?)$/.test(
      `${tokens[start + 2]?.text} ${tokens[start + 3]?.text}`,
    );
  if (isFor && isLittleOne) return start + 4;
  const isAll = /^(?:whole|entire) (?:family|table|office|team|group|crew|house)$/.test(
    `${tokens[start + 2]?.text} ${tokens[start + 3]?.text}`,
  );
  if (isFor && isAll) return start + 4;
  if (isFor && peopleAfter.test(tokens[start + 2]?.text ?? '')) return start + 3;
  for (let words = opensPeople.test(tokens[start]?.text ?? '') ? longestBefore : 0; words >= 0; words--) {
    const before = tokens.slice(start, start + words);
    const isBroken = before.some(({ afterBreak }, place) => afterBreak && place > 0);
    if (isBroken || (words > 0 && !peopleBefore.test(before.map(({ text }) => text).join(' ')))) continue;
    const count = cardinalAt(tokens, start + words);
    if (count === undefined || (words > 0 && tokens[start + words]?.afterBreak)) continue;
    const end = afterPeople(tokens, count.end);
    // "Two people" alone may be the size of a portion.
    if (end > count.end) return words === 0 && measuresPeople(tokens[count.end]) ? undefined : end;
    const isAre = /^(?:are|were)$/.test(before.at(-1)?.text ?? '');
    const isMeal = /^(?:for|of)$/.test(before.at(-1)?.text ?? '');
    const isOver =
      tokens[end] === undefined ||
      tokens[end]?.afterBreak ||
      (isAre && /^(?:and|so|at|in|here|today|tonight|this)$/.test(tokens[end]?.text ?? '')) ||
      // "Dinner for four a platter", "lunch for two one biryani"
      // "My family of six needs two biryanis"
      (before.at(-2)?.text === 'family' && isTold.test(tokens[end]?.text ?? '')) ||
      (isMeal && (/^an?$/.test(tokens[end]?.text ?? '') || cardinalAt(tokens, end) !== undefined)) ||
      // "Table of five, two of us share …"
      countedSome.test(tokens[(cardinalAt(tokens, end)?.end ?? Number.NaN) + 1]?.text ?? '');
    if (words > 0 && isOver) return end;
  }
  return undefined;
}

const countedSome = /^(?:us|them)$/;
const isTold =
  /^(?:hain|hai|here|so|who|in|at|coming|eating|want|wants|need|needs|i|we|for|will|are|is|having|has|gets)$/;

const endsItem = (token: Token | undefined) =>
  token === undefined || token.afterBreak || /^(?:and|please|with|aur)$/.test(token.text);

const measuresPeople = (token: Token | undefined) => token?.key === 'person' || token?.text === 'people';

function afterPeople(tokens: readonly Token[], at: number): number {
  for (let words = 2; words > 0; words--) {
    const after = tokens.slice(at, at + words);
    if (after.length < words || after.some(({ afterBreak }) => afterBreak)) continue;
    if (!peopleAfter.test(after.map(({ text }) => text).join(' '))) continue;
    // "Three kids burgers" are burgers.
    const next = tokens[at + words];
    if (
      /^(?:kids|children)$/.test(tokens[at]?.text ?? '') &&
      next &&
      !endsItem(next) &&
      !isTold.test(next.text)
    )
      continue;
    const isBe = /^(?:hain|hai|here)$/.test(tokens[at + words]?.text ?? '');
    return at + words + (isBe ? 1 : 0);
  }
  return at;
}
