import { LIMITS, PICTURE_TYPES } from '@nearbite/contract/limits';
import {
  HEIC_UNREADABLE,
  PICTURE_TOO_LARGE,
  PICTURE_UNREADABLE,
  PICTURE_WRONG_TYPE,
} from '@nearbite/contract/pictures.texts';

/** Below this it costs more to look at a picture than to send it. */
const SMALL_BYTES = 1024 * 1024;
const QUALITY = 0.86;

/** A file that cannot be sent as a picture; the message tells what to do. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/**
 * The picture as it is sent: photos of phones are shrunk to what the server keeps of them anyway, turned upright by
 * the camera's note. What is fine already stays byte for byte.
 */
export async function preparePicture(file: File): Promise<File> {
  const isKnown = PICTURE_TYPES.some((type) => type === file.type);
  if (isKnown && file.size <= SMALL_BYTES) return file;
  const bitmap = await decode(file, isKnown);
  if (bitmap === undefined) return file;
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    const scale = Math.min(1, LIMITS.upload.sentEdgePx / longest);
    if (isKnown && scale === 1 && file.size <= LIMITS.upload.bytes) return file;
    const blob = await encode(bitmap, scale, file.type);
    const [, ending = 'webp'] = blob.type.split('/');
    return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

/** Undefined where the browser has no decoder and the file may be sent as it is. */
async function decode(file: File, isKnown: boolean): Promise<ImageBitmap | undefined> {
  if (typeof createImageBitmap === 'function') {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
    if (bitmap) return bitmap;
    throw new UnusablePicture(unreadableText(file));
  }
  if (!isKnown) throw new UnusablePicture(unreadableText(file));
  if (file.size > LIMITS.upload.bytes) throw new UnusablePicture(PICTURE_TOO_LARGE);
  return undefined;
}

function unreadableText({ type, name }: File): string {
  if (/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return HEIC_UNREADABLE;
  return type.startsWith('image/') ? PICTURE_UNREADABLE : PICTURE_WRONG_TYPE;
}

async function encode(bitmap: ImageBitmap, scale: number, sourceType: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that cannot write a type writes PNG instead, which is needed only where there may be transparency.
  const isPhoto = /^image\/(jpe?g|hei[cf])$/.test(sourceType);
  if (webp.type === 'image/webp' || (!isPhoto && webp.size <= LIMITS.upload.bytes)) return webp;
  return toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new UnusablePicture(PICTURE_UNREADABLE));
    canvas.toBlob(settle, type, QUALITY);
  });
}
