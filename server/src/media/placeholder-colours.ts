import { PLACEHOLDER_SPOTS } from '@nearbite/domain/text/picture-name';
import type { Sharp } from 'sharp';

/**
 * What is shown of a picture until it is there, as its name carries it. One hexadecimal digit for each of red, green
 * and blue is plenty for a blur that is seen for a moment.
 */
export async function placeholderColours(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(3, 3, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return PLACEHOLDER_SPOTS.flatMap((spot) =>
    // A grey picture has one channel for all three.
    [0, 1, 2].map((channel) => data[spot * info.channels + Math.min(channel, info.channels - 1)] ?? 0),
  )
    .map((value) => Math.round(value / 17).toString(16))
    .join('');
}
