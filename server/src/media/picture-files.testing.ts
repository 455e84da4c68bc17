import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { PNG_START } from './picture-format.ts';
import { pictureKeys } from './pictures.ts';

/** How many files one stored picture has: its sizes in their formats. */
export const FILES_PER_PICTURE = pictureKeys('/media/any.webp').length;

/** A picture with enough detail that cutting or damaging it shows: red left half, blue right half, noise below. */
export function drawing(width = 400, height = 300): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#e01010"/><rect x="50%" width="50%" height="100%" fill="#1010e0"/>
    ${Array.from({ length: 60 }, (_, i) => `<circle cx="${(i * 37) % 100}%" cy="${60 + ((i * 13) % 40)}%" r="${3 + (i % 9)}" fill="hsl(${i * 47} 80% 50%)"/>`).join('')}
  </svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: 'white' });
}

export const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

export const pictureAs = (format: (typeof FORMATS)[number]) => drawing().toFormat(format).toBuffer();

/** One colour compresses to almost nothing, however many pixels there are. */
export const plainPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e01010' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

export async function animatedGif(): Promise<Buffer> {
  const frames = ['#e01010', '#10e010', '#1010e0'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** The closing record every archive program looks for, after one stored file. */
export function zipFile(): Buffer {
  const name = Buffer.from('evil.sh');
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 'latin1');
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  return Buffer.concat([local, name, central, name, end]);
}

/** A JPEG comment right behind the start mark. */
export const withJpegComment = (jpeg: Buffer, comment: string) => {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 4);
  return Buffer.concat([head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
};

/** Rewrites the size a JPEG claims in its frame header. */
export function claimJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  let at = 2;
  while (copy[at + 1] !== 0xc0 && copy[at + 1] !== 0xc2) at += 2 + copy.readUInt16BE(at + 2);
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

/** A GIF of a few bytes whose screen and only frame have this size. */
export function gifOfSize(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const palette = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = [0, 2, 2, 0x44, 0x01, 0, 0x3b];
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([...palette, 0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from(frame),
  ]);
}

/** A well-formed PNG of this size, with next to nothing in it. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const chunk = (kind: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(kind), data]);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync('x')), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_START, ...chunks]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
