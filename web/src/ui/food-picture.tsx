import Box from '@mui/material/Box';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';

/** Pictures on cards are as high as this, loaded or not. */
export const PICTURE_RATIO = '3 / 2';

type Props = {
  /** A path such as /media/x.webp, or null when there is no picture. */
  readonly image: string | null;
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Needed at once (above the fold) rather than when scrolled to. */
  readonly isUrgent?: boolean;
  readonly ratio?: string;
};

/** A picture of food in the size the screen needs; a quiet plate stands in when there is none. */
export function FoodPicture({ image, alt, sizes, isUrgent = false, ratio = PICTURE_RATIO }: Props) {
  const [brokenImage, setBrokenImage] = useState<string>();
  const frame = { display: 'block', width: '100%', aspectRatio: ratio, objectFit: 'cover' } as const;

  if (image === null || image === brokenImage) {
    return (
      <Box
        role="img"
        aria-label={alt}
        sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'brand.tint', color: 'brand.text' }}
      >
        <UtensilsCrossed size={40} strokeWidth={1.5} aria-hidden />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={image}
      srcSet={sourceSet(image)}
      sizes={sizes}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBrokenImage(image)}
      sx={{ ...frame, bgcolor: 'brand.tint' }}
    />
  );
}

/** Uploads are kept in three widths beside each other; other addresses have only the one. */
function sourceSet(image: string): string | undefined {
  if (!image.endsWith('.webp')) return undefined;
  const stem = image.slice(0, -'.webp'.length);
  return `${stem}.small.webp 240w, ${stem}.medium.webp 600w, ${image} 1600w`;
}
