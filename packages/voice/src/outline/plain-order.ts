import type { Token } from '../read/tokenise.ts';
import { amountTurns } from './amounts-behind.ts';
import { askedTurns } from './asked-first.ts';
import { calledThen } from './called-then.ts';
import { contrastTurns, refusedFirstTurns } from './contrasts.ts';
import { eachTurns, headTurns } from './each-of-list.ts';
import { givenBackTurns } from './given-back.ts';
import { againTurns, kindTurns } from './named-again.ts';
import { reminders } from './noise.ts';
import { orderedAgainTurns } from './ordered-again.ts';
import type { Heard } from './outline.ts';
import { outlineOf, sayPlainly, tokensOf } from './outline.ts';
import { peopleTurns } from './people-change.ts';
import { noDrinks, refusalTurns } from './refusals.ts';
import { remarkOfTheDish } from './remarks/of-the-dish.ts';
import { restartTurns } from './restarts.ts';
import { sameTurns } from './same-as-before.ts';
import { settledTurns } from './settled.ts';
import { mindTurns, talkTurns } from './spoken-about.ts';
import { severalTurns } from './told-of-several.ts';

export const orderTurns = [
  noDrinks,
  ...orderedAgainTurns,
  ...refusedFirstTurns,
  ...headTurns,
  calledThen,
  ...kindTurns,
  ...restartTurns,
  remarkOfTheDish,
  ...givenBackTurns,
  ...peopleTurns,
  ...settledTurns,
  ...mindTurns,
  ...contrastTurns,
  ...askedTurns,
  ...talkTurns,
  ...refusalTurns,
  ...sameTurns,
  ...eachTurns,
  ...severalTurns,
  ...againTurns,
  ...reminders,
  ...amountTurns,
];

/** The words of an order, without what was only talked about, each amount before its dish; the same where nothing is to be said plainer. */
export function plainOrder({ tokens, roles, decoded }: Heard): readonly Token[] {
  const pieces = outlineOf(decoded, tokens, roles);
  const plain = sayPlainly(pieces, orderTurns);
  const isLost = !plain.some(({ symbol }) => symbol === '#');
  return plain === pieces || isLost ? tokens : tokensOf(plain);
}
