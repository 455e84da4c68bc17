import { buildVoiceIndex } from '@nearbite/voice/menu/voice-index';
import { understandOrder } from '@nearbite/voice/understand-order';
import type { UnmatchedWords } from '@nearbite/voice/voice-types';
import type { Db } from '../../db/database.ts';
import { findUnavailableDishes, type Position, type UnavailableRow } from './voice.queries.ts';

/** For words that no dish within reach took: the dish that was meant, by the same reading as any other. */
export async function explainUnmatched(
  db: Db,
  unmatched: readonly UnmatchedWords[],
  here: Position,
): Promise<ReadonlyMap<string, UnavailableRow>> {
  const texts = unmatched.filter(({ isAbsent }) => !isAbsent).map(({ text }) => text);
  if (texts.length === 0) return new Map();
  const rows = await findUnavailableDishes(db, texts, here);
  const meant = new Map<string, UnavailableRow>();
  for (const text of texts) {
    const candidates = rows.filter(({ asked }) => asked === text);
    const found =
      findMeant(
        text,
        candidates.filter(({ reason }) => reason === 'sold_out'),
      ) ?? findMeant(text, candidates);
    if (found) meant.set(text, found);
  }
  return meant;
}

function findMeant(text: string, candidates: readonly UnavailableRow[]): UnavailableRow | undefined {
  if (candidates.length === 0) return undefined;
  const index = buildVoiceIndex(
    candidates.map(({ id, title, restaurant_id, restaurant_name }) => ({
      id,
      title,
      restaurantId: restaurant_id,
      restaurantName: restaurant_name,
      portions: [],
      spiceLevels: [],
    })),
  );
  const [item] = understandOrder(index, text);
  return candidates.find(({ id }) => id === item?.dishId);
}
