import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Clause } from '../clause.ts';
import { isSoSized, type LineThere } from '../line-references.ts';
import { clausesOf, type Said, type Statement } from './described-clauses.ts';
import { linesNamed, type Talk } from './named-line.ts';
import { isPlainTalk, isSomebody, textOf } from './plain-talk.ts';
import { isRefusedPart, valueAt } from './said-values.ts';
import { jointAt } from './value-joints.ts';

/**
 * "Karahi full and the naan six", "both pizzas medium", "go mild on the prawns", "the rolls from regular to large",
 * "hot nahi, mild": lines by name, and how large, how hot or how many they are to be, in whatever order. Of two values
 * the one the line has is given up. Nothing is read where anything is ordered or a word is left over.
 */
export function readDescribedLines(talk: Talk, roles: readonly TokenRole[]): Clause[] | undefined {
  if (asking.test(textOf(talk, 0, talk.tokens.length))) return undefined;
  const statements = readStatements(talk, roles);
  return statements && clausesOf(talk, statements);
}

/** A question about a dish, what goes, or one more of it: nothing that is to be otherwise. */
const asking =
  /^(?:(?:wait|hey|oh|so|um|hmm|btw|sorry|actually|ok|okay|please|tell me|by the way) )*(?:is(?! ko\b| ki\b| ka\b| me\b| mein\b| wal)|are|does|was|isnt|arent|how|what|whats|why|which|who|kya|will|have you|do you)\b|\b(?:kitn[aie]|kais[aie]|kaun\w*|or what|same|again|another|more|by|dobara|(?:can|should|must|has to|have to|needs to) (?:all |both )?go)\b(?! size)/;

const stayWords =
  /^(?:(?:can |should |must )?(?:stays?|remains?)(?: (?:as (?:it is|they are|is)|the same|like that))?|as (?:it is|they are|is)|wais[aie] hi(?: rehne d\w+)?|(?:is|are) (?:fine|ok|okay|good)(?: as (?:it is|they are))?|(?:ko )?(?:mat|na|nahi) (?:ch\w*er\w*|badal\w*|hata\w*)|theek hai)(?= |$)/;
const endWords =
  /^(?:(?:and |aur )?nothing else|aur kuch nahi|thats (?:it|all)|(?:if )?its not too late|waise|(?:and |aur )?(?:leave|keep) (?:the )?(?:others?|rest|everything else)(?: ones?)?(?: as (?:it is|they are|is)| alone| the same)?)(?= |$)/;
const leaveWords = /^(?:leave|keep|dont touch|dont change|do not touch|dont remove|do not remove)(?= |$)/;
/** Between a value and the line it is said of. */
const onWords = /^(?:on|for|in|of|mein|main|me|with|to)$/;
const refusedBehind =
  /^(?:(?:wont|will not|is not|isnt|are not|arent|was not|wasnt|cant|doesnt|does not)(?= )|(?:kam|thor[aie]|zyada|ziada|bohat) (?:hai|hain|hoga|honge|par)|is too|are too|nahi chahiye)/;
const because = /^(?:because|cos|coz|cuz|cause|since|kyunke|kyunki|kyonke|warna|otherwise|if)$/;
/** What was given as a reason ends here. */
const endsReason = /^(?:so|do|make|and|aur|but|lekin|bring|turn|go|lets|to|then|kar|just|get|take)$/;

const newStatement = (): Statement => ({ names: [], values: [] });

function readStatements(talk: Talk, roles: readonly TokenRole[]): Statement[] | undefined {
  const { tokens, path } = talk;
  const parts = new Map(path.map((part) => [part.start, part]));
  const statements: Statement[] = [];
  let statement = newStatement();
  let reason: 'refused' | 'because' | undefined;
  let isJoined = false;
  let isKept = false;
  const close = () => {
    if (statement.names.length + statement.values.length > 0 || statement.stays) statements.push(statement);
    statement = newStatement();
    isJoined = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const text = textOf(talk, at, at + 5);
    const word = tokens[at]?.text ?? '';
    const part = parts.get(at);
    const ended = endWords.exec(text);
    if (ended !== null) {
      at += ended[0].split(' ').length;
      continue;
    }
    if (reason !== undefined && endsReason.test(word)) reason = undefined;
    if (reason === 'because' || because.test(word)) {
      reason = 'because';
      at = part?.end ?? at + 1;
      continue;
    }
    if (isRefusedPart(talk, at)) {
      statement.isTold = true;
      at += /^\w+ (?:the|any) /.test(text) ? 3 : 2;
      continue;
    }
    const last = statement.values.at(-1);
    const refused = refusedBehind.exec(text);
    if (refused !== null && last !== undefined && last.end <= at) {
      statement.values = [...statement.values.slice(0, -1), { ...last, isRefused: true }];
      reason = 'refused';
      at += refused[0].split(' ').length;
      continue;
    }
    const stays = stayWords.exec(text);
    if (stays !== null) {
      if (statement.names.length > 0) statement.stays = true;
      at += stays[0].split(' ').length;
      continue;
    }
    const leaves = leaveWords.exec(text);
    if (leaves !== null) {
      close();
      isKept = true;
      at += leaves[0].split(' ').length;
      continue;
    }
    const value = valueAt(talk, at);
    if (value !== undefined) {
      reason = undefined;
      if (opensNext(talk, statement, value)) close();
      const selected = selectorAt(talk, value);
      if (selected !== undefined) {
        if (statement.values.length > 0 || statement.names.length > 0) close();
        statement.names = [{ part: value.part, ...selected, isMany: false }];
        at = value.end + (/^(?:ones?|wal[aie])$/.test(tokens[value.end]?.text ?? '') ? 1 : 0);
        continue;
      }
      statement.values = [...statement.values, value];
      at = value.end;
      continue;
    }
    const named = part === undefined ? undefined : linesNamed(talk, part);
    if (part !== undefined && named !== undefined) {
      const isDone = statement.names.length > 0 && (statement.values.length > 0 || statement.stays === true);
      if (isDone) close();
      if (statement.names.length > 0 && !isJoined && !isScoped(talk, part.end)) return undefined;
      // "Make it a double and the fries large"
      if (statement.names.length === 0 && statement.values.length > 0 && isJoined) return undefined;
      if (!hasRoom(talk, statement, part)) return undefined;
      statement.names = [
        ...statement.names,
        { part, ...named, isMany: named.isMany || isScoped(talk, at - 1) },
      ];
      if (isKept) statement.stays = true;
      // "Mirch kam karahi mein"
      if (/^(?:mein|main|me)$/.test(tokens[part.end]?.text ?? '')) statement.isTold = true;
      isKept = false;
      isJoined = false;
      at = part.end;
      continue;
    }
    const joint = jointAt(text);
    if (joint !== undefined && !(word === 'to' && statement.values.length === 0) && word !== 'no') {
      statement.sides = [...(statement.sides ?? []), { side: joint.side, at }];
      at += joint.words;
      continue;
    }
    if (/^(?:and|aur|n|y)$/.test(word)) {
      isJoined = true;
      at++;
      continue;
    }
    if (part?.kind === 'scope') {
      statement.isBoth = /^(?:both|dono|them both)/.test(word) ? 2 : 'all';
      at = part.end;
      continue;
    }
    if (part?.kind === 'command' && isLeadIn(talk, part)) {
      statement.isTold = true;
      at = part.end;
      continue;
    }
    if (reason === 'refused' && part?.kind !== 'dish') {
      at = part?.end ?? at + 1;
      continue;
    }
    if (!changingWords.test(word) && !isPlainTalk(roles[at], word, part) && !isSomebody(talk, roles, at))
      return undefined;
    at++;
  }
  close();
  return statements;
}

/** "Both pizzas", "reshmi and bihari both" */
const isScoped = ({ tokens }: Talk, at: number): boolean =>
  /^(?:both|dono|all|sab|every|saare|sari)$/.test(
    tokens[/^(?:the|my|of)$/.test(tokens[at]?.text ?? '') ? at - 1 : at]?.text ?? '',
  );

/** "The small one", "the large wali": the line that is so. */
function selectorAt(talk: Talk, { part, start, end }: Said): { lines: readonly LineThere[] } | undefined {
  const isOne = /^(?:ones?|wal[aie])$/.test(talk.tokens[end]?.text ?? '');
  const isThe = /^(?:the|my|jo)$/.test(talk.tokens[start - 1]?.text ?? '');
  if (part.kind !== 'option' || !isOne || !isThe) return undefined;
  const lines = talk.lines.filter((line) => isSoSized(talk.index, line, part.option));
  return lines.length > 0 ? { lines } : undefined;
}

/** "Mild on the prawns, hot on the rice": a value with its line right behind it begins anew. */
function opensNext({ tokens, path, ...talk }: Talk, { names, values }: Statement, { end }: Said): boolean {
  if (names.length === 0 || values.length === 0 || !onWords.test(tokens[end]?.text ?? '')) return false;
  const at = /^(?:the|my|our)$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : end + 1;
  const part = path.find(({ start }) => start === at);
  return part !== undefined && linesNamed({ tokens, path, ...talk }, part) !== undefined;
}

/** A size or number right before a name orders it, unless it is "of", "on" or "the" line. */
function hasRoom({ tokens }: Talk, { names, values, sides = [] }: Statement, part: Segment): boolean {
  const last = values.at(-1);
  if (/^(?:mein|main|me)$/.test(tokens[part.end]?.text ?? '')) return true;
  if (last === undefined || names.length > 0 || sides.length > 0 || last.end < part.start) return true;
  return (
    /^(?:the|my|those|these|from)$/.test(tokens[last.start - 1]?.text ?? '') || last.part.kind === 'number'
  );
}

/** "Make", "change", "he wants": what is to be so is said behind them. */
const isLeadIn = (talk: Talk, { start, end, ...part }: Segment): boolean =>
  part.kind === 'command' &&
  (/^(?:make|hesitate|correct|change|no|instead)$/.test(part.command) ||
    /^(?:says|said|bring|but|lekin|(?:he|she|they) wants?)$/.test(textOf(talk, start, end)));

const changingWords =
  /^(?:go|goes|going|take|bump|move|bring|turn|reduce|increase|raise|lower|upgrade|downgrade|change|switch|make|up|down|should|be|want|need|needs|wanted|said|asked|ask|chahiye|chahye|chahie|hi|theek|hai|hain|size|spice|level|on|in|as|number|quantity|only|actually|do|em|one|ones|enough|mein|ki|ka|mirch|s|is|late|if|not|nothing|else|times|instead|into|kar|dein|den|barha|barhao|rather|than|whole)$/;
