import {
  animatedGif,
  gifOfSize,
  pictureAs,
  plainPng,
  pngHeader,
  zipFile,
} from '../../media/picture-files.testing.ts';
import { IS_HUNTING } from './pause.ts';

const PICTURE_BYTES = 5 * 1024 * 1024;
const fill = (bytes: Buffer, length = PICTURE_BYTES) => Buffer.alloc(length, bytes);

const HEADING = 'id,title,description,category,price,old_price,stock_qty,status,position';
const times = (count: number, line: (nth: number) => string) =>
  `${HEADING}\n${Array.from({ length: count }, (_, nth) => line(nth)).join('\n')}`;

/** Texts as bodies: whatever makes reading lines, cells and quotes or judging them work. */
export const HOSTILE_TEXTS: Readonly<Record<string, string | Buffer>> = {
  'line breaks': times(4_100, () => ''),
  'carriage returns': `${HEADING}\r${'\r'.repeat(2_000_000)}`,
  commas: times(4_000, () => ','.repeat(99)),
  'one line of commas': ','.repeat(2_000_000),
  quotes: times(90_000, () => '""""""""""""""""""""'),
  'an open quote': `title\n"${'""'.repeat(900_000)}`,
  'one cell': `title\n${'x'.repeat(2_000_000)}`,
  'breaks in cells': times(200, () => `,"${'\n'.repeat(9_000)}"`),
  'formulas in cells': times(150, () => `,"'${"\n'=".repeat(3_200)}"`),
  marks: `\uFEFF${'\uFEFF'.repeat(600_000)}`,
  'no text': fill(Buffer.from([0xff, 0xfe, 0x00]), 1_000_000),
  'wrong lines': times(2_000, () => ',x,,nowhere,-1,1.234,1.5,gone,many'),
  'lines alike': times(2_000, () => ',x,y,Biryani,1,,1,live,1'),
  'near formulas': times(200, () => `,"${`;${"'".repeat(40)}`.repeat(200)}="`),
  'long new dishes': times(2_000, (nth) => `,Dish ${nth},${'a é '.repeat(180)},Biryani,1,,1,live,1`),
};

const pngChunks = async () => {
  const png = await pictureAs('png');
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('teXt'), Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, 33), fill(chunk, 12 * 430_000)]);
};
const withTail = (bytes: Buffer, tail: Buffer) =>
  Buffer.concat([bytes, fill(tail, PICTURE_BYTES - bytes.length)]);
const bitOfBox = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]);

async function gifFrames(): Promise<Buffer> {
  const gif = gifOfSize(1, 1);
  const frame = gif.subarray(19, -1);
  return Buffer.concat([gif.subarray(0, 19), fill(frame, frame.length * 250_000), gif.subarray(-1)]);
}

function webpOfSize(width: number, height: number): Buffer {
  const body = Buffer.alloc(18);
  body.write('VP8X', 'latin1');
  body.writeUInt32LE(10, 4);
  body.writeUIntLE(width - 1, 12, 3);
  body.writeUIntLE(height - 1, 15, 3);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

/** Pictures that are none, are not what they claim, or are made of far too many parts. */
export async function makeHostilePictures(): Promise<Readonly<Record<string, Buffer>>> {
  const [png, jpeg, avif] = [await pictureAs('png'), await pictureAs('jpeg'), await pictureAs('avif')];
  return {
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'a huge PNG': pngHeader(60_000, 60_000),
    'a huge GIF': gifOfSize(65_535, 65_535),
    'a huge WebP': webpOfSize(16_384, 16_384),
    ...(IS_HUNTING && { 'a plain PNG of 40 megapixels': await plainPng(8_000, 5_000) }),
    'a PNG of empty chunks': await pngChunks(),
    'a PNG before zeros': withTail(png, Buffer.from([0])),
    'a GIF of many frames': await gifFrames(),
    'a GIF of blocks of one byte': withTail(gifOfSize(1, 1).subarray(0, -3), Buffer.from([1])),
    'a GIF before zeros': withTail(await animatedGif(), Buffer.from([0])),
    'an AVIF of small boxes': withTail(avif, bitOfBox),
    'ends of archives': withTail(png, zipFile().subarray(-22)),
    'an SVG': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}</svg>`),
  };
}
