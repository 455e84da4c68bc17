import { cardinalAt } from '../../read/cardinals.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { textAt } from '../path-parts.ts';

/**
 * "Whether the biryani comes with raita", "asks if the prawns are fresh", "do the wings have a dip": what a dish is
 * like is asked, and the dish is not ordered.
 */
export const readAskedAbout: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const opener = tokens[part.start]?.text ?? '';
    if (part.end - part.start > 1 || !/^(?:do|if|whether)$/.test(opener)) return part;
    const dish = path.slice(place + 1).find(({ kind }) => !/^(?:filler|scope|option)$/.test(kind));
    if (dish?.kind !== 'dish' || !isNaming.test(textAt(tokens, part.end, dish.start - part.end))) return part;
    // "If the kheer is still there, two please" orders it.
    const isThere = opener === 'if' && available.test(textAt(tokens, dish.end + 1, 2));
    const isTold = (opener === 'do' ? verbs : tellingVerbs).test(tokens[dish.end]?.text ?? '');
    return isTold && !isThere ? asCommand(part, 'ignore') : part;
  });
};

/** Nothing before the dish but "the", "your" and how large it is. */
const isNaming = /^(?:all )?(?:(?:the|your|those|these|this|that)\b ?)?(?:[a-z]+)?$/;
const verbs = /^(?:come|have|include|contain|taste|get|use|need|still|also|all)$/;
const tellingVerbs =
  /^(?:comes?|has|have|is|are|was|were|includes?|contains?|tastes?|can|would|will|still|also|all)$/;
const available = /\b(?:available|there|left|ready)\b/;

const asCommand = ({ start, end }: Segment, command: 'ignore'): Segment => ({
  kind: 'command',
  command,
  start,
  end,
  worth: 0,
});

/** "… and cancel one of those", "remove two of them": so many go. */
export const readSomeTakenBack: Pass = (_, tokens, path) => {
  return path.map((part, place) => {
    const before = path[place - 1];
    const number = part.kind === 'other' ? cardinalAt(tokens, part.start) : undefined;
    const isTaken = before?.kind === 'command' && before.command === 'remove';
    if (
      !isTaken ||
      number?.end !== part.end ||
      !/^of (?:those|these|them)$/.test(textAt(tokens, part.end, 2))
    )
      return part;
    const { start, end, worth } = part;
    return { kind: 'number', count: number.count, form: 'spoken', goesBack: false, start, end, worth };
  });
};
