import type { ReviewBody } from '@nearbite/contract/reviews/customer-reviews';
import type { z } from 'zod';
import { fieldError } from '../../lib/errors.ts';
import { SpooledFile } from '../../media/spooled-file.ts';

/** As they were sent: files, and the paths of those that stay. Undefined: not changed. */
export type SentPhotos = z.output<typeof ReviewBody>['photos'];

/** The files among them. A path may only name a picture that the review has. */
export function newPhotosOf(photos: SentPhotos = [], stored: readonly string[] = []): SpooledFile[] {
  return photos.flatMap((photo, index) => {
    if (photo instanceof SpooledFile) return [photo];
    if (typeof photo === 'string' && stored.includes(photo)) return [];
    throw fieldError(
      `photos[${index}]`,
      typeof photo === 'string'
        ? 'This picture does not belong to the review'
        : 'A picture must be sent as a file',
    );
  });
}

/** Puts the paths of the new ones, in the order of `newPhotosOf`, in the places they were sent in. */
export function placePhotos(photos: NonNullable<SentPhotos>, added: readonly string[]): string[] {
  const left = [...added];
  const paths = photos.flatMap((photo) => (typeof photo === 'string' ? photo : (left.shift() ?? [])));
  return [...new Set(paths)];
}
