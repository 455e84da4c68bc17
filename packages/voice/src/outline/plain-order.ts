import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishSpan } from '../names/dish-spans.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { decode } from '../segment/decode.ts';
import { amountTurns } from './amounts-behind.ts';
import { askedTurns } from './asked-first.ts';
import { contrastTurns } from './contrasts.ts';
import { noiseTurns, reminders } from './noise.ts';
import { outlineOf, sayPlainly, tokensOf } from './outline.ts';
import { mindTurns, talkTurns } from './spoken-about.ts';

type Heard = {
  readonly tokens: readonly Token[];
  readonly roles: readonly TokenRole[];
  readonly spans: readonly DishSpan[];
};

const turns = [
  ...noiseTurns,
  ...mindTurns,
  ...contrastTurns,
  ...askedTurns,
  ...talkTurns,
  ...reminders,
  ...amountTurns,
];

/** The words of an order, without what was only talked about, each amount before its dish; the same where nothing is to be said plainer. */
export function plainOrder(index: VoiceIndex, { tokens, roles, spans }: Heard): readonly Token[] {
  const pieces = outlineOf(decode(index, tokens, roles, spans), tokens, roles);
  const plain = sayPlainly(pieces, turns);
  const isLost = !plain.some(({ symbol }) => symbol === '#');
  return plain === pieces || isLost ? tokens : tokensOf(plain);
}
