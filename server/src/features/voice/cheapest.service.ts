import { formatPaisa, formatRupees, toPaisa } from '@nearbite/domain/money';
import { isOfKind } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { tokenise } from '@nearbite/voice/read/tokenise';
import type { TalkQuestion } from '@nearbite/voice/talk-questions';
import type { Db } from '../../db/database.ts';
import { type IsOpen, isMeal, offer, type Talk, titleOf } from './offers.ts';
import { type MenuRow, readCheapest } from './voice.queries.ts';

/** No dish costs more, and the database counts no further. */
const HIGHEST_RUPEES = 1_000_000;

/** Of what was asked for, else of what makes a meal: bread and water are always the cheapest. */
export async function answerCheapest(
  db: Db,
  index: VoiceIndex,
  menu: readonly MenuRow[],
  isOpen: IsOpen,
  { kind, mostRupees }: TalkQuestion,
): Promise<Talk> {
  const most = mostRupees === undefined ? undefined : Math.min(mostRupees, HIGHEST_RUPEES);
  const dishes = await readPriced(db, menu, most);
  const key = kind === undefined ? undefined : tokenise(kind)[0]?.key;
  const ofKind = dishes.filter((dish) => key && isOfKind(index, titleOf(index, dish), key));
  const isKnown = key === undefined || ofKind.length > 0;
  const wanted = ofKind.length > 0 ? ofKind : dishes.filter((dish) => isMeal(index, dish));
  const title = most === undefined ? 'The cheapest here: ' : `Up to ${formatRupees(most)}: `;
  const before = isKnown ? title : `I did not find “${kind}”. ${title}`;
  return offer(
    wanted,
    isOpen,
    { before, otherwise: `${before}nothing right now.` },
    ({ title: name, pricePaisa }) => `${name} (${formatPaisa(pricePaisa)})`,
  );
}

/** The menu from the cheapest dish on, as far as it may cost. */
async function readPriced(db: Db, menu: readonly MenuRow[], mostRupees: number | undefined) {
  const rows = new Map(menu.map((dish) => [dish.id, dish]));
  const restaurants = [...new Set(menu.map(({ restaurant_id }) => restaurant_id))];
  const priced = await readCheapest(
    db,
    restaurants,
    mostRupees === undefined ? undefined : toPaisa(mostRupees),
  );
  return priced.flatMap(({ id, price_paisa: pricePaisa }) => {
    const dish = rows.get(id);
    return dish ? [{ ...dish, pricePaisa }] : [];
  });
}
