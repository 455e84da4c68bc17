/** Uploads are kept at most this wide beside the full picture: thumbnails, and the whole width of a phone. */
export const PICTURE_WIDTHS = { small: 240, medium: 720 } as const;
/** Widths of pictures whose names tell nothing: those uploaded before names did. */
const UNTOLD_WIDTHS = { small: 240, medium: 600, full: 1600 } as const;

/** What the browser wants to know of a picture before its first byte. */
export type PictureFacts = {
  readonly width: number;
  /** Shown, blurred, until the picture is: five colours of three hexadecimal digits, see `PLACEHOLDER_SPOTS`. */
  readonly colours: string;
  /** Whether the smaller sizes lie there as AVIF, too. */
  readonly hasAvif: boolean;
};

/** Of a picture shrunk to three by three pixels: its corners, row by row, and its middle. */
export const PLACEHOLDER_SPOTS = [0, 2, 6, 8, 4] as const;

export type PictureFile = { readonly path: string; readonly width: number };
export type PictureFiles = {
  /** As style sheets write them; five, one (the mean, of pictures named before there were five), or none. */
  readonly colours: readonly string[];
  /** Ascending; the last is the picture itself. */
  readonly webp: readonly PictureFile[];
  readonly avif: readonly PictureFile[];
};

/** A picture's name carries its facts, so that no list of pictures has to. */
export const pictureName = (key: string, { width, colours, hasAvif }: PictureFacts) =>
  `${key}-w${width}-${colours}${hasAvif ? '-avif' : ''}`;

const NAME = /^.+?(?:-w(\d{1,5})-([0-9a-f]{6}|[0-9a-f]{15})(-avif)?)?\.webp$/;

/** The files of a stored picture by the path of the largest; undefined for addresses that are not ours. */
export function findPictureFiles(path: string): PictureFiles | undefined {
  const [isOurs, width, colours, avif] = NAME.exec(path) ?? [];
  if (isOurs === undefined) return undefined;
  const stem = path.slice(0, -'.webp'.length);
  if (width === undefined || colours === undefined) {
    const { full, ...smaller } = UNTOLD_WIDTHS;
    const webp = [...smallerFiles(stem, smaller, 'webp'), { path, width: full }];
    return { colours: [], webp, avif: [] };
  }
  const full = Number(width);
  // Nothing is enlarged: a size beyond the picture's own is the picture itself.
  const webp = smallerFiles(stem, PICTURE_WIDTHS, 'webp').filter((file) => file.width < full);
  const smallAvif = smallerFiles(stem, PICTURE_WIDTHS, 'avif').filter(
    ({ width: own }) => own === PICTURE_WIDTHS.medium || own < full,
  );
  return {
    colours: (colours.length === 6 ? [colours] : (colours.match(/.{3}/g) ?? [])).map(
      (colour) => `#${colour}`,
    ),
    webp: [...webp, { path, width: full }],
    avif: avif === undefined ? [] : smallAvif.map((file) => ({ ...file, width: Math.min(file.width, full) })),
  };
}

const smallerFiles = (
  stem: string,
  { small, medium }: { readonly small: number; readonly medium: number },
  type: 'webp' | 'avif',
): PictureFile[] => [
  { path: `${stem}.small.${type}`, width: small },
  { path: `${stem}.medium.${type}`, width: medium },
];
