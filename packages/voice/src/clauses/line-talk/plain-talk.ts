import type { TokenRole } from '../../read/token-roles.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Talk } from './named-line.ts';

export const textOf = ({ tokens }: Talk, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

const plainWords =
  /^(?:the|a|an|my|our|your|that|this|those|these|it|them|of|please|plz|just|only|sirf|bas|can|could|you|i|we|id|like|want|take|get|leave|put|with|from|in|there|is|are|be|for|so|ok|okay|actually|now|today|well|also|both|all|then|ko|wo|woh|ye|yeh|to|thing|order|cart|mind|dont|too|either|really|hai|hain|mera|meri|maine|mene|humne|mujhe|hamein|humein|any|two|do|lets|let|us|wal[aie]|ke|decided|have|has|had|go|here|again|wasnt|doing|come|error|hey|tha|thi|hubby|they|he|she|oh|was|were|going|gonna|about|thinking|thought|tempted|nearly|almost|meant|yet|yes|yeah|always|either|hmm|mate|fine|good|alright|hai|how)$/;

/** Words that change nothing by themselves. */
export function isPlainTalk(role: TokenRole | undefined, word: string, part: Segment | undefined): boolean {
  if (part?.kind === 'dish' || part?.kind === 'restaurant' || part?.kind === 'measure') return false;
  if (part?.kind === 'command' && !plainWords.test(word)) return false;
  return plainWords.test(word) || role === 'filler' || role === 'everyday' || role === 'article';
}

const theyDo =
  /^(?:says?|said|wants?|wanted|needs?|does|doesnt|does not|didnt|did not|dont|isnt|wont|cant|can|will|would|prefers?|likes?|hates?|thinks?|asked|changed|ne|ko|ka|ki|ke|bhi|keh|kehta|kehti)$/;

/** "Hamza doesn't want …", "for sana", "sana ke liye": a word nobody knows where somebody is spoken of. */
export function isSomebody({ tokens, path }: Talk, roles: readonly TokenRole[], at: number): boolean {
  const part = path.find(({ start }) => start === at);
  if (roles[at] !== 'unknown' || (part !== undefined && part.kind !== 'other')) return false;
  return (
    theyDo.test(tokens[at + 1]?.text ?? '') ||
    /^(?:for|my|our|his|her|mr|mrs|aunty|uncle)$/.test(tokens[at - 1]?.text ?? '')
  );
}
