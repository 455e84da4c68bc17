import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';
import { behindPerson } from '../sizes/listed-sizes.ts';

const isDish = ({ kind }: Segment): boolean => kind === 'dish';

/** "One for me, one for my brother, shahi chicken biryani": who gets how many is told before the name. */
export const readCountedAhead: Pass = (_, tokens, path) => {
  const first = path.findIndex(({ kind }) => kind === 'number');
  let [at, count, people] = [first, 0, 0];
  for (;;) {
    const from = path[at]?.kind === 'connector' ? at + 1 : at;
    const number = path[from];
    const end = behindPerson(tokens, path, from + 1);
    if (number?.kind !== 'number' || number.form === 'weak' || end === undefined) break;
    [at, count, people] = [end, count + number.count, people + 1];
  }
  const dish = path.findIndex(({ kind }, place) => place >= at && kind !== 'option' && kind !== 'filler');
  const named = path[dish];
  if (people < 2 || named?.kind !== 'dish' || path.slice(0, at).some(isDish)) return [...path];
  const { start } = named;
  return [
    ...path.slice(0, at).map(asFiller),
    {
      kind: 'number',
      count,
      form: 'spoken',
      goesBack: false,
      start: path[at]?.start ?? start,
      end: path[at]?.start ?? start,
      worth: 0,
    },
    ...path.slice(at),
  ];
};
