import { type PictureFormat, PNG_START } from './picture-format.ts';

/**
 * Whether a picture is something else at the same time: an archive, a PDF, or a file with more behind the
 * picture's end. What we keep is encoded anew, so none of it would survive; an honest camera or editor makes no
 * such file, so it is refused. JPEG is the exception: phones do append to it (depth, motion, gain maps), and
 * only what other programs would open is refused there.
 */
export function hasForeignContent(bytes: Buffer, format: PictureFormat): boolean {
  return isArchive(bytes) || isPdf(bytes) || hasForeignTail(bytes, format);
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX = 65_535;

/** Archives are read from their end: a closing record whose comment reaches exactly to the end of the file. */
function isArchive(bytes: Buffer): boolean {
  const earliest = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX);
  let at = bytes.lastIndexOf(ZIP_END);
  while (at >= earliest) {
    const isWhole = at + ZIP_END_BYTES <= bytes.length;
    if (isWhole && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return true;
    if (at === 0) return false;
    at = bytes.lastIndexOf(ZIP_END, at - 1);
  }
  return false;
}

/** Readers look for this mark anywhere in the first kilobyte. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

const MAX_PADDING_BYTES = 65_536;
/** Writers make parts of kilobytes, a few hundred of them; what has more is read no further. */
const MAX_PARTS = 10_000;

function hasForeignTail(bytes: Buffer, format: PictureFormat): boolean {
  const end = END_OF[format]?.(bytes);
  if (end === undefined) return false;
  // Some writers pad with zeros or a line end.
  const tail = bytes.subarray(end);
  return tail.length > MAX_PADDING_BYTES || tail.some((byte) => ![0, 0x0a, 0x0d].includes(byte));
}

/** Where the picture ends by its own account; undefined when it never does, which the decoder will report. */
const END_OF: Partial<Record<PictureFormat, (bytes: Buffer) => number | undefined>> = {
  png: endOfPng,
  webp: (bytes) => 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2),
  gif: endOfGif,
  avif: endOfBoxes,
};

function endOfPng(bytes: Buffer): number | undefined {
  let at = PNG_START.length;
  for (let parts = 0; at + 12 <= bytes.length; parts += 1) {
    if (parts === MAX_PARTS) return at;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (kind === 'IEND') return at;
  }
  return undefined;
}

function endOfGif(bytes: Buffer): number | undefined {
  const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colourTable(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return at + 1;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + colourTable(bytes[at + 9] ?? 0);
    else return at;
    for (let size = bytes[at]; size; size = bytes[at]) at += 1 + size;
    at += 1;
  }
  return undefined;
}

const PICTURE_BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid']);

/** A file of boxes ends where its last well-formed box does. */
function endOfBoxes(bytes: Buffer): number | undefined {
  let at = 0;
  for (let parts = 0; at + 8 <= bytes.length; parts += 1) {
    if (parts === MAX_PARTS) return at;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[\x20-\x7e]{4}$/.test(kind)) return at;
    const short = bytes.readUInt32BE(at);
    if (short === 0) return bytes.length;
    if (short === 1 && at + 16 > bytes.length) return at;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8) return at;
    // Cut off inside a box is damage; a "box" that no picture has is something else behind the end.
    if (at + size > bytes.length) return PICTURE_BOXES.has(kind) ? undefined : at;
    at += size;
  }
  return at;
}
