import type { OwnRestaurant, RestaurantSettingsBody } from '@nearbite/contract/restaurants/restaurants';
import type { z } from 'zod';
import { refuseIfSuspended } from '../../auth/suspension.ts';
import { changedTranslations } from '../../common/translations.ts';
import { fieldError } from '../../lib/errors.ts';
import { withoutUndefined } from '../../lib/without-undefined.ts';
import { discardLater, withStoredPictures } from '../../media/discard-pictures.ts';
import { SpooledFile } from '../../media/spooled-file.ts';
import type { Services } from '../../services.ts';
import { claimName, fillNameKeys } from './restaurant-names.ts';
import { presentOwnRestaurant } from './restaurants.present.ts';
import { changeRestaurant, getOwnRestaurant, lockPicture } from './restaurants.queries.ts';

type Settings = z.output<typeof RestaurantSettingsBody>;

export async function changeSettings(
  services: Services,
  restaurantId: number,
  { image, translations, ...texts }: Settings,
): Promise<OwnRestaurant> {
  const { db } = services;
  await refuseIfSuspended(db, restaurantId);
  if (image !== undefined && !(image instanceof SpooledFile)) {
    throw fieldError('image', 'A picture must be sent as a file');
  }
  const home = { kind: 'restaurant', id: restaurantId } as const;
  await withStoredPictures(services, home, image ? [image] : [], async ([picture]) => {
    if (texts.name !== undefined) await fillNameKeys(db);
    await db.transaction().execute(async (trx) => {
      const before = await lockPicture(trx, restaurantId);
      const name_key = texts.name === undefined ? undefined : await claimName(trx, texts.name, restaurantId);
      const changes = withoutUndefined({
        ...texts,
        name_key,
        image: picture,
        translations: changedTranslations(translations, before.translations),
      });
      if (Object.keys(changes).length > 0) await changeRestaurant(trx, restaurantId, changes);
      if (picture && before.image) await discardLater(trx, home, [before.image]);
    });
  });
  return presentOwnRestaurant(await getOwnRestaurant(db, restaurantId));
}
