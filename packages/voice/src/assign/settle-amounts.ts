import type { Token } from '../read/tokenise.ts';
import { beforeSizes } from '../regroup/path-parts.ts';
import type { Segment } from '../segment/segments.ts';

/** Leaves the numbers that are amounts of dishes on the menu; the others count nothing. */
export const settleAmounts = (segments: readonly Segment[], tokens: readonly Token[]): Segment[] =>
  dropForeignAmounts(dropEarlyCounts(settleWeakNumbers(segments, tokens)), tokens);

/** "Do naan" is two naan and "for naan" four, yet "do you" and "for me" are no amounts. */
function settleWeakNumbers(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  let isItemStart = true;
  // "Too karahi for garlic naan and won cola": who is heard so once is heard so again.
  const isHeardSo = segments.some(
    (part, at) =>
      part.kind === 'number' &&
      part.form === 'weak' &&
      heardNumbers.test(tokens[part.start]?.text ?? '') &&
      isItem(segments[at + 1]),
  );
  const countsBehind = segments.some((_, place) => countsTheDishBefore(segments, place, tokens));
  return segments.map((segment, place) => {
    const next = segments[place + 1];
    // "So too lattes", "get me ate cookies"
    const isLed = /^(?:so|me|us)$/.test(tokens[segment.start - 1]?.text ?? '');
    const opensItem = isItemStart || isLed || tokens[segment.start]?.afterBreak === true;
    if (segment.kind === 'connector') isItemStart = true;
    else if (segment.kind !== 'filler') isItemStart = false;
    if (segment.kind !== 'number' || segment.form !== 'weak') return segment;
    const leadsOn =
      next !== undefined &&
      (/^(?:dish|unit|option)$/.test(next.kind) ||
        // "For three people" are no four of them.
        (next.kind === 'measure' && next.measure.dimension !== 'person'));
    const isUrdu = tokens[segment.start]?.text === 'do';
    const endsItem =
      next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
    // "Pepsi bari aik, dew choti do", "chicken wali do"
    const counted = segments[beforeSizes(segments, place)];
    const countsBack = isUrdu && counted?.kind === 'dish' && endsItem && countsBehind;
    const word = tokens[segment.start]?.text ?? '';
    // "Spring rolls to edamame", "karahi full ate roti"
    const isListed =
      (/^(?:to|too|won)$/.test(word) && segments[place - 1]?.kind === 'dish') ||
      (/^(?:ate|tree|sicks)$/.test(word) && isItem(segments[place - 1]));
    const counts = next?.kind === 'option' ? segments[place + 2] : next;
    // "Fried rice for spring rolls", "burgers for large cokes": of what is said in the plural.
    const isSome =
      word === 'for' &&
      isItem(segments[place - 1]) &&
      counts?.kind === 'dish' &&
      (isHeardSo || /s$/.test(tokens[counts.end - 1]?.text ?? ''));
    if (isSome) return { ...segment, form: 'spoken' as const };
    if (isListed && counts?.kind === 'dish') return { ...segment, form: 'spoken' as const };
    if (countsBack || (leadsOn && !tokens[next.start]?.afterBreak && (opensItem || isUrdu)))
      return { ...segment, form: 'spoken' as const };
    return { start: segment.start, end: segment.end, worth: 0, kind: 'filler' as const };
  });
}

/** Numbers as a recogniser writes them, which seldom mean what they say between dishes. */
const heardNumbers = /^(?:too|won|ate|tree|sicks)$/;
const isItem = (part: Segment | undefined): boolean => part?.kind === 'dish' || part?.kind === 'option';

/** Whoever says "biryani ek, naan teen" means two, not "give", with "karahi do". */
function countsTheDishBefore(segments: readonly Segment[], place: number, tokens: readonly Token[]): boolean {
  const isUnit = segments[place + 1]?.kind === 'unit';
  const [segment, next] = [segments[place], segments[place + (isUnit ? 2 : 1)]];
  let at = place - 1;
  while (segments[at]?.kind === 'option' || segments[at]?.kind === 'unit') at--;
  const before = segments[at];
  if (segment === undefined || before?.kind !== 'dish') return false;
  const isAmount = (segment.kind === 'number' && segment.form === 'spoken') || segment.kind === 'measure';
  const isPaused = tokens[segment.start]?.afterBreak === true;
  const isLast = next === undefined || next.kind === 'connector' || tokens[next.start]?.afterBreak === true;
  return isAmount && !isPaused && isLast;
}

/** "One for me and one for my wife, so two teas": what counts the dish before counts nothing before the first. */
function dropEarlyCounts(parts: readonly Segment[]): readonly Segment[] {
  const first = parts.findIndex(({ kind }) => kind === 'dish');
  return parts.filter((part, place) => !(place < first && part.kind === 'number' && part.goesBack));
}

/** "Two pizzas and a coke" where nobody has pizza: the two is not for the coke. */
function dropForeignAmounts(parts: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const kept: Segment[] = [];
  let amountAt = -1;
  let isForeign = false;
  const closeGroup = () => {
    // "Two pizzas both large, a margherita and a …": what is said of both is for those that follow.
    const scopeAt = kept.findIndex(({ kind }, place) => place >= amountAt && kind === 'scope');
    const end = scopeAt < 0 ? kept.length : scopeAt;
    if (isForeign && amountAt >= 0) kept.splice(amountAt, end - amountAt);
    amountAt = -1;
    isForeign = false;
  };
  for (const part of parts) {
    if (part.kind === 'connector' || tokens[part.start]?.afterBreak) closeGroup();
    // "One of each, please, my friend left"
    if (part.kind === 'dish' || (part.kind === 'scope' && tokens[part.start]?.text === 'each')) amountAt = -1;
    if (part.kind === 'number' && !part.goesBack) {
      closeGroup();
      if (!countsNameBefore(kept, tokens, part)) amountAt = kept.length;
    }
    // "Make it eight, they always vanish": another sentence begins there.
    if (part.kind === 'filler' && startsSentence.test(tokens[part.start]?.text ?? '')) amountAt = -1;
    if (part.kind === 'other' && amountAt >= 0 && !isBread(tokens, part)) isForeign = true;
    if (part.kind === 'dish') isForeign = false;
    kept.push(part);
  }
  closeGroup();
  return kept;
}

/** "Halloumi toast ek mild, tomato nikal dena": in Urdu the amount stands behind the name, and its size behind that. */
function countsNameBefore(kept: readonly Segment[], tokens: readonly Token[], { start }: Segment): boolean {
  const at = kept.findLastIndex(({ kind }) => kind !== 'filler' && kind !== 'unit');
  const isCounted = kept[beforeSizes(kept, at)]?.kind === 'number';
  return kept[at]?.kind === 'dish' && !isCounted && urduAmounts.test(tokens[start]?.text ?? '');
}

const urduAmounts = /^(?:ek|aik|do|teen|char|chaar|paanch|panch|chhe|che|saat|sat|aath|ath|nau|das)$/;

const startsSentence = /^(?:they|theyre|because|cause|since)$/;

/** "… on a six inch roll": the size of what lies on it. */
const isBread = (tokens: readonly Token[], { start }: Segment): boolean =>
  /^(?:roll|bread|bun|loaf)$/.test(tokens[start]?.key ?? '');
