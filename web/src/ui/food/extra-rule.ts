import * as texts from './food.texts.ts';

type Rule = { readonly min: number; readonly max: number };

/** How many of so many options are chosen, in words. */
export function extraRule({ min, max }: Rule, options: number): string {
  if (min === max) return min === 1 ? texts.exactlyOne : texts.exactly(min);
  if (min === 0) {
    if (max === 1) return texts.oneIfYouLike;
    return max >= options ? texts.asManyAsYouLike : texts.upTo(max);
  }
  return max >= options ? texts.atLeast(min) : texts.fromTo(min, max);
}
