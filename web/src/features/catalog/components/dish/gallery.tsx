import { useState } from 'react';
import { FoodPicture, wideOnPhones } from '../../../../ui/food/food-picture.tsx';
import * as texts from '../../catalog.texts.ts';
import { DISH_PICTURE_RATIO, DishPictureFrame } from '../restaurant/dish-columns.tsx';
import styles from './gallery.module.css';

type Props = { readonly title: string; readonly image: string | null; readonly gallery: readonly string[] };

/** The main picture with the others as thumbnails; a click (or the keyboard) swaps them. */
export function Gallery({ title, image, gallery }: Props) {
  const pictures = [...new Set([...(image === null ? [] : [image]), ...gallery])];
  const [chosen, setChosen] = useState<string>();
  const shown = chosen !== undefined && pictures.includes(chosen) ? chosen : (pictures[0] ?? null);

  return (
    <div>
      <DishPictureFrame>
        <FoodPicture
          image={shown}
          alt={title}
          sizes={wideOnPhones(600, 900)}
          isUrgent
          ratio={DISH_PICTURE_RATIO}
        />
      </DishPictureFrame>
      {pictures.length > 1 && (
        <fieldset aria-label={texts.pictures} className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-label={texts.showPicture(index + 1, pictures.length)}
              aria-pressed={picture === shown}
              onClick={() => setChosen(picture)}
              className={styles.thumbnail}
            >
              <FoodPicture image={picture} alt="" sizes="92px" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
