import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@nearbite/contract/languages';
import { buildVoiceIndex, type VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { VoiceDish } from '@nearbite/voice/voice-types';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { findWithinReach, type MenuRow, type Position, readMenu } from './voice.queries.ts';

/** What understanding needs; it has nothing of the server's own, as it runs in another thread. */
export type VoiceServices = Pick<Services, 'db' | 'clock'> & {
  readonly config: Pick<Services['config'], 'APP_TIMEZONE'>;
};

type MenuIndex = {
  readonly index: VoiceIndex;
  readonly dishCount: number;
  readonly fingerprint: string;
  readonly readAtMs: number;
};

/** New dishes are understood after this time; price and stock are always read afresh. */
export const MENU_TTL_SECONDS = 30;
const MAX_AREAS = 200;
/** Over all areas together: what an instance spends on menus is bounded by their size, not their number. */
const MAX_DISHES = 100_000;
/** About a kilometre: who stands this close together sees the restaurants in the same order. */
const CELLS_PER_DEGREE = 100;

/**
 * One index per area, built when somebody there first speaks. An area is a grid cell together with the very
 * restaurants within reach, so that two neighbours share an index and nobody is offered what is out of reach.
 */
export function createMenuIndexes({ db, clock }: VoiceServices) {
  const areas = new LRUCache<string, MenuIndex>({
    max: MAX_AREAS,
    maxSize: MAX_DISHES,
    sizeCalculation: ({ dishCount }) => dishCount + 1,
  });
  const underway = new Map<string, Promise<MenuIndex>>();

  /** Building costs far more than reading, so an index stays for as long as the menus do not change. */
  async function refresh(key: string, restaurantIds: readonly number[], here: Position): Promise<MenuIndex> {
    const dishes = (await readMenu({ db, here, language: DEFAULT_LANGUAGE }, restaurantIds)).map(toVoiceDish);
    const fingerprint = createHash('sha256').update(JSON.stringify(dishes)).digest('base64');
    const known = areas.get(key);
    const menu = {
      index: known?.fingerprint === fingerprint ? known.index : buildVoiceIndex(dishes),
      dishCount: dishes.length,
      fingerprint,
      readAtMs: clock.now().getTime(),
    };
    areas.set(key, menu);
    return menu;
  }

  return {
    /** Undefined where nobody delivers. */
    async findIndexAt(position: Position): Promise<VoiceIndex | undefined> {
      const restaurantIds = await findWithinReach({ db, here: position });
      if (restaurantIds.length === 0) return undefined;
      const centre = cellCentre(position);
      const key = `${centre.latitude},${centre.longitude}:${restaurantIds.join(',')}`;
      const known = areas.get(key);
      if (known && clock.now().getTime() - known.readAtMs < MENU_TTL_SECONDS * 1000) return known.index;

      const started = underway.get(key) ?? refresh(key, restaurantIds, centre);
      underway.set(key, started);
      try {
        return (await started).index;
      } finally {
        if (underway.get(key) === started) underway.delete(key);
      }
    },
  };
}

const toVoiceDish = (row: MenuRow): VoiceDish => ({
  id: row.id,
  title: row.title,
  translatedTitles: row.translated_titles,
  restaurantId: row.restaurant_id,
  restaurantName: row.restaurant_name,
  portions: row.portions,
  spiceLevels: row.spice_levels,
  tags: row.tags,
  category: row.category,
  extras: row.extras.map(({ options, ...group }) => ({ ...group, options: options.map(({ name }) => name) })),
  isSoldOut: !row.in_stock,
});

const cellCentre = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
  longitude: Math.round(longitude * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
});
