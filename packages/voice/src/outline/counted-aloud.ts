import type { Turn } from './outline.ts';
import { pattern } from './words.ts';

/** How many, said in several goes. */

/** "Six six rotis"; "ek ek", "do do" are one and two for each. */
export const saidTwice: Turn = {
  said: pattern('[%1] ', '(?:yeah |yes |okay |uh |um )*', '(?=[%1] )'),
  plainly: ([many = []], _, [next]) => {
    const [one, other] = [many[0]?.tokens[0]?.text ?? '', next?.tokens[0]?.text];
    return one === other && !/^(?:ai?k|ek|do|teen|cha+r|pa+nch)$/.test(one) ? [] : undefined;
  },
};
