import {
  findPictureFiles,
  PICTURE_WIDTHS,
  type PictureFile,
  type PictureFiles,
} from '@nearbite/domain/text/picture-name';
import { UtensilsCrossed } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './food-picture.module.css';

/** Pictures on cards are as high as this, loaded or not. */
export const PICTURE_RATIO = '3 / 2';

type Props = {
  /** A path such as /media/x.webp, or null when there is no picture. */
  readonly image: string | null;
  /** Its files, where the path does not tell them. */
  readonly files?: PictureFiles | undefined;
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Needed at once (above the fold) rather than when scrolled to. */
  readonly isUrgent?: boolean;
  readonly ratio?: string;
  /** Not shown on phones, and not loaded there either. */
  readonly isWideOnly?: boolean;
};

/** The `sizes` of a picture as wide as the page on phones. */
export const wideOnPhones = (widthPx: number, fromPx: 600 | 900) =>
  `(min-width: ${fromPx}px) ${widthPx}px, calc(100vw - 32px)`;

/** A picture of food in the size the screen needs; a quiet plate stands in when there is none. */
export function FoodPicture({
  image,
  files = image === null ? undefined : findPictureFiles(image),
  alt,
  sizes,
  isUrgent = false,
  ratio = PICTURE_RATIO,
  isWideOnly = false,
}: Props) {
  const [brokenImage, setBrokenImage] = useState<string>();
  const colours = files?.colours ?? [];
  const spots = colours.map((colour, index) => [`--spot-${index}`, colour]);
  // React's types know no custom properties.
  const style = { '--picture-ratio': ratio, ...Object.fromEntries(spots) } as CSSProperties;

  if (image === null || image === brokenImage) {
    return (
      <div role="img" aria-label={alt} className={classNames(styles.picture, styles.plate)} style={style}>
        <UtensilsCrossed size={40} strokeWidth={1.5} aria-hidden />
      </div>
    );
  }
  const picture = (
    <img
      src={image}
      srcSet={files && sourceSet(files.webp)}
      sizes={sizes}
      alt={alt}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBrokenImage(image)}
      className={classNames(styles.picture, colours.length > 1 && styles.blurred)}
      style={style}
    />
  );
  if (files === undefined || colours.length === 0) return picture;
  return (
    <picture className={styles.choice}>
      {isWideOnly && <source media={PHONES} srcSet={EMPTY_PICTURE} />}
      {sourcesOf(files).map(({ isForPhones, type, files: offered }) => (
        <source
          key={`${type} ${isForPhones}`}
          media={isForPhones ? PHONES : undefined}
          type={type}
          srcSet={sourceSet(offered)}
          sizes={sizes}
        />
      ))}
      {picture}
    </picture>
  );
}

/** However dense a phone's screen is, a larger size than the medium one is not visible there and only takes longer. */
const PHONES = '(max-width: 599px)';

const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** What is offered beside the picture's own WebP files: a browser takes the first it can show. */
function sourcesOf({ avif, webp }: PictureFiles) {
  const small = (files: readonly PictureFile[]) =>
    files.filter(({ width }) => width <= PICTURE_WIDTHS.medium);
  const isAllAvif = avif.at(-1)?.width === webp.at(-1)?.width;
  return [
    { isForPhones: true, type: 'image/avif', files: small(avif) },
    { isForPhones: true, type: 'image/webp', files: small(webp) },
    { isForPhones: false, type: 'image/avif', files: isAllAvif ? avif : [] },
  ].filter(({ files }) => files.length > 0);
}

const sourceSet = (files: readonly PictureFile[]) =>
  files.map(({ path, width }) => `${path} ${width}w`).join(', ');
