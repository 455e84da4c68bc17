import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { useState } from 'react';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import * as texts from '../reviews.texts.ts';
import styles from './review-photos.module.css';

const PhotoViewer = lazyPart(() => import('./photo-viewer.tsx'), { isQuiet: true });

/** The pictures of a review, small; a tap shows one large. */
export function ReviewPhotos({ review: { photos = [], profile } }: { readonly review: Review }) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return null;
  const alts = photos.map((_path, index) => texts.photoBy(index + 1, photos.length, profile.full_name));
  return (
    <div className={styles.photos}>
      {photos.map((path, index) => (
        <button key={path} type="button" className={styles.photo} onClick={() => setOpen(index)}>
          <FoodPicture image={path} alt={alts[index] ?? ''} sizes="76px" ratio="1" />
        </button>
      ))}
      {open !== undefined && (
        <PhotoViewer photos={photos} alts={alts} first={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
