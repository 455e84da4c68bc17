import { cardinalAt } from './cardinals.ts';
import type { Token } from './tokenise.ts';

/**
 * "At 8 pm", "half past seven", "in half an hour", "raat ko nau baje", and what it is to cost: "a 100 rupee chai".
 * None of it is an amount; the end of it.
 */
export function timeAt(tokens: readonly Token[], start: number): number | undefined {
  const price = cardinalAt(tokens, tokens[start]?.text === 'rs' ? start + 1 : start);
  if (price !== undefined && tokens[start]?.text === 'rs') return price.end;
  if (price !== undefined && /^(?:rupees?|rs|rupay|rupaye|rupaiye)$/.test(tokens[price.end]?.text ?? ''))
    return price.end + 1;
  const isLed = leads.test(tokens[start]?.text ?? '');
  const from = isLed ? start + 1 : start;
  const word = tokens[from];
  if (word === undefined || (isLed && word.afterBreak)) return undefined;
  if (/^(?:noon|midnight|midday)$/.test(word.text)) return isLed ? from + 1 : undefined;
  if (/^(?:raat|subah|shaam|sham|dopahar|dopeher)$/.test(word.text))
    return tokens[from + 1]?.text === 'ko' ? from + 2 : from + 1;
  return pastHour(tokens, from) ?? clockAt(tokens, from, isLed);
}

const leads = /^(?:at|by|around|about|for|before|after|till|until|from)$/;

/** "Half past seven", "ten to nine", "saarhe aath baje" */
function pastHour(tokens: readonly Token[], from: number): number | undefined {
  const isPart = /^(?:half|quarter)$/.test(tokens[from]?.text ?? '');
  const minutes = isPart ? from + 1 : cardinalAt(tokens, from)?.end;
  const link = tokens[minutes ?? -1]?.text ?? '';
  const isPast = link === 'past' || (isPart && /^(?:to|till)$/.test(link));
  const hour = minutes === undefined || !isPast ? undefined : hourAt(tokens, minutes + 1);
  if (hour !== undefined) return clockEnd(tokens, hour) ?? hour;
  if (!/^(?:saarhe|sarhe|sadhe|sawa|sava|paune|pone)$/.test(tokens[from]?.text ?? '')) return undefined;
  const spoken = hourAt(tokens, from + 1);
  return spoken === undefined ? undefined : clockEnd(tokens, spoken);
}

/** "8 pm", "seven thirty am", "nau baje"; "at 7 30" where an "at" leads to it. */
function clockAt(tokens: readonly Token[], from: number, isLed: boolean): number | undefined {
  const hour = hourAt(tokens, from);
  if (hour === undefined) return undefined;
  const minutes = cardinalAt(tokens, hour);
  const isMinutes = minutes !== undefined && minutes.count >= 5 && minutes.count < 60;
  const end = isMinutes && !tokens[hour]?.afterBreak ? minutes.end : hour;
  const isBareHour = /^(?:at|around|till|until)$/.test(tokens[from - 1]?.text ?? '');
  const isOver =
    tokens[end] === undefined || tokens[end].afterBreak || /^(?:and|please)$/.test(tokens[end].text);
  return clockEnd(tokens, end) ?? (isLed && (end > hour || isBareHour) && isOver ? end : undefined);
}

function hourAt(tokens: readonly Token[], at: number): number | undefined {
  const hour = tokens[at]?.text === 'do' ? { end: at + 1, count: 2 } : cardinalAt(tokens, at);
  return hour !== undefined && hour.count >= 1 && hour.count <= 12 ? hour.end : undefined;
}

const clockEnd = (tokens: readonly Token[], at: number): number | undefined =>
  /^(?:pm|am|oclock|baje|bajay|bje)$/.test(tokens[at]?.text ?? '') && !tokens[at]?.afterBreak
    ? at + 1 + (tokens[at + 1]?.text === 'tak' ? 1 : 0)
    : undefined;
