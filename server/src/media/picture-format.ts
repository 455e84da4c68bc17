export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/**
 * What the content is, whatever its name or declared type say. Everything not on this list (SVG, PDF, HTML,
 * TIFF, HEIC…) never reaches a decoder.
 */
export function findPictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 3).equals(JPEG_START)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG_START)) return 'png';
  const opening = bytes.toString('latin1', 0, 12);
  if (/^GIF8[79]a/.test(opening)) return 'gif';
  if (opening.startsWith('RIFF') && opening.endsWith('WEBP')) return 'webp';
  if (opening.slice(4, 8) === 'ftyp' && isAvifBrand(bytes)) return 'avif';
  return undefined;
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
export const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The first box lists a main brand, a version and the other brands the file keeps to. */
function isAvifBrand(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && /^avi[fs]$/.test(bytes.toString('latin1', at, at + 4))) return true;
  }
  return false;
}
