import type { Mention } from '../assign/assign-clauses.ts';
import type { Line } from '../assign/lines.ts';
import type { Option } from '../menu/options.ts';
import { isSoldInHeat, isSoldInSize } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { type Draft, isBare, mergeLines } from './drafts.ts';

export function amend(drafts: readonly Draft[], place: number, { segment, line }: Mention): Draft[] {
  return drafts.map((draft, position) => {
    if (position !== place) return draft;
    const said = segment.candidates[0];
    const isAsked = isBare(line) && said?.isBareHead === true && segment.candidates.length > 1;
    const isSurer = (segment.candidates[0]?.quality ?? 0) > (draft.candidates[0]?.quality ?? 0);
    return {
      ...draft,
      candidates: isSurer ? segment.candidates : draft.candidates,
      ...(isAsked ? { askedAmong: segment.candidates } : {}),
      line: mergeLines(draft.line, line),
    };
  });
}

export function amendLast(drafts: readonly Draft[], line: Line): Draft[] {
  return drafts.map((draft, place) =>
    place === drafts.length - 1 ? { ...draft, line: mergeLines(draft.line, line) } : draft,
  );
}

/** "The family one", said while the last line is a naan: the latest line that comes in that very size. */
export function amendMeant(index: VoiceIndex, drafts: readonly Draft[], line: Line): Draft[] {
  const isSold = (draft: Draft) => line.options.some((option) => hasVeryOption(index, draft, option));
  const isForLast = line.options.length === 0 || line.isCounted;
  const meant = isForLast ? undefined : drafts.findLast(isSold);
  if (meant === undefined) return amendLast(drafts, line);
  return drafts.map((draft) => (draft === meant ? { ...draft, line: mergeLines(draft.line, line) } : draft));
}

/** "Make it extra hot", said while the last line is a naan: the latest that comes so. */
export function amendLastThatCan(index: VoiceIndex, drafts: readonly Draft[], line: Line): Draft[] {
  const title = drafts.at(-1)?.candidates[0]?.title;
  const isVery = (draft: Draft) => line.options.some((option) => hasVeryOption(index, draft, option));
  const isNear = (option: Option) => isSoldInSize(index, title, option) || isSoldInHeat(index, title, option);
  // "Make it a double" is for the burger, though large fries come near.
  const isLast = line.isCounted || (line.options.some(isNear) && !drafts.slice(0, -1).some(isVery));
  return isLast || drafts.slice(-1).some(isVery) ? amendLast(drafts, line) : amendMeant(index, drafts, line);
}

function hasVeryOption(
  index: VoiceIndex,
  { knownDish, candidates }: Draft,
  { text, size, heat }: Option,
): boolean {
  const dishes =
    knownDish === undefined ? (index.titles[candidates[0]?.title ?? -1]?.dishes ?? []) : [knownDish];
  return dishes.some((at) => {
    const { portions = [], spiceLevels = [] } = index.dishes[at] ?? {};
    return (
      portions.some((own) => own.text === text || (size !== undefined && own.size === size)) ||
      spiceLevels.some((own) => own.text === text || (heat !== undefined && own.heat === heat))
    );
  });
}
