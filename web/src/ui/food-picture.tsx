import { UtensilsCrossed } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './food-picture.module.css';

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
  // React's types know no custom properties.
  const style = { '--picture-ratio': ratio } as CSSProperties;

  if (image === null || image === brokenImage) {
    return (
      <div role="img" aria-label={alt} className={classNames(styles.picture, styles.plate)} style={style}>
        <UtensilsCrossed size={40} strokeWidth={1.5} aria-hidden />
      </div>
    );
  }
  return (
    <img
      src={image}
      srcSet={sourceSet(image)}
      sizes={sizes}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBrokenImage(image)}
      className={styles.picture}
      style={style}
    />
  );
}

/** Uploads are kept in three widths beside each other; other addresses have only the one. */
function sourceSet(image: string): string | undefined {
  if (!image.endsWith('.webp')) return undefined;
  const stem = image.slice(0, -'.webp'.length);
  return `${stem}.small.webp 240w, ${stem}.medium.webp 600w, ${image} 1600w`;
}
