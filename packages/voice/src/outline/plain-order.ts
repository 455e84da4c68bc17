import type { Token } from '../read/tokenise.ts';
import { amountTurns } from './amounts-behind.ts';
import { askedTurns } from './asked-first.ts';
import { refusedFirstTurns } from './contrasts.ts';
import { kindTurns } from './named-again.ts';
import { reminders } from './noise.ts';
import type { Heard } from './outline.ts';
import { outlineOf, sayPlainly, tokensOf } from './outline.ts';
import { peopleTurns } from './people-change.ts';
import { noDrinks, refusalTurns } from './refusals.ts';
import { restartTurns } from './restarts.ts';
import { sameTurns } from './same-as-before.ts';
import { mindTurns, talkTurns } from './spoken-about.ts';
import { severalTurns } from './told-of-several.ts';

export const orderTurns = [
  noDrinks,
  ...refusedFirstTurns,
  ...kindTurns,
  ...restartTurns,
  ...peopleTurns,
  ...mindTurns,
  ...askedTurns,
  ...talkTurns,
  ...refusalTurns,
  ...sameTurns,
  ...severalTurns,
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
