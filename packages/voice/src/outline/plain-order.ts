import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import type { Segment } from '../segment/segments.ts';
import { amountTurns } from './amounts-behind.ts';
import { askedTurns } from './asked-first.ts';
import { calledThen } from './called-then.ts';
import { contrastTurns, refusedFirstTurns } from './contrasts.ts';
import { eachTurns, headTurns } from './each-of-list.ts';
import { givenBackTurns } from './given-back.ts';
import { groupHaveTurns } from './groups-have.ts';
import { againTurns, kindTurns } from './named-again.ts';
import { noiseTurns, reminders } from './noise.ts';
import { notToBeHadTurns } from './not-to-be-had.ts';
import { spokenOfTurns } from './only-spoken-of.ts';
import { orderedAgainTurns } from './ordered-again.ts';
import { outlineOf, sayPlainly, tokensOf } from './outline.ts';
import { peopleTurns } from './people-change.ts';
import { noDrinks, refusalTurns } from './refusals.ts';
import { remarkBesides } from './remarks/besides.ts';
import { remarkOfTheDish } from './remarks/of-the-dish.ts';
import { restartTurns } from './restarts.ts';
import { someTurns } from './said-of-some.ts';
import { saidOverTurns } from './said-over.ts';
import { sameTurns } from './same-as-before.ts';
import { settledTurns } from './settled.ts';
import { sizeTurns } from './sizes-weighed.ts';
import { mindTurns, talkTurns } from './spoken-about.ts';
import { severalTurns } from './told-of-several.ts';
import { wishTurns } from './told-wishes.ts';

type Heard = {
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly decoded: readonly Segment[];
};

export const orderTurns = [
  ...saidOverTurns,
  ...noiseTurns,
  noDrinks,
  ...orderedAgainTurns,
  ...notToBeHadTurns,
  ...spokenOfTurns,
  ...wishTurns,
  ...groupHaveTurns,
  ...refusedFirstTurns,
  ...headTurns,
  calledThen,
  ...kindTurns,
  ...restartTurns,
  remarkOfTheDish,
  remarkBesides,
  ...givenBackTurns,
  ...peopleTurns,
  ...sizeTurns,
  ...settledTurns,
  ...mindTurns,
  ...contrastTurns,
  ...askedTurns,
  ...someTurns,
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
