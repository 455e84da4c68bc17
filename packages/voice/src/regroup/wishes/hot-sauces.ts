import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

/** "Prawns, hot sauce on the side", "extra chilli flakes": the sauce is hot, not the dish. */
export const readHotSauces: Pass = (_, tokens, path) => {
  const at = path.findIndex((part, place) => {
    const [before, sauce, next] = [path.slice(0, place), path[place + 1], path[place + 2]];
    const isHeat = part.kind === 'option' && part.option.heat !== undefined && part.option.size === undefined;
    const isSauce =
      sauce?.kind === 'other' &&
      !tokens[sauce.start]?.afterBreak &&
      /^(?:sauce|honey|salsa|chutney|mayo|ketchup|dip|oil|flake|powder|jam|crisp)$/.test(
        tokens[sauce.start]?.key ?? '',
      );
    // "Hot sauce wings" are named so.
    const isName =
      next?.kind === 'dish' &&
      !besides.test(textAt(tokens, sauce?.end ?? 0, 3)) &&
      !tokens[next.start]?.afterBreak;
    return isHeat && isSauce && !isName && before.some(({ kind }) => kind === 'dish');
  });
  const [heat, sauce] = [path[at], path[at + 1]];
  if (heat === undefined || sauce === undefined) return [...path];
  const beside = besides.exec(textAt(tokens, sauce.end, 3))?.[0].split(' ').length ?? 0;
  const end = sauce.end + beside;
  return [
    ...path.slice(0, at),
    { kind: 'wish', looksAhead: false, start: heat.start, end, worth: 0 },
    ...path.slice(at + 2).filter(({ start }) => start >= end),
  ];
};

const besides = /^on (?:the )?(?:side|top)\b|^on it\b/;
