import { extname } from 'node:path';

const KEY = /^[a-z0-9][a-z0-9._-]{0,199}$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Keys become file names and addresses: nothing in them may mean anything to a file system or a URL. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`"${key.slice(0, 80)}" is not a storage key`);
  return key;
}

/** The extension says the type, so that files on disk need no second file to remember it. */
export function contentTypeOf(key: string): string {
  const type = CONTENT_TYPES[extname(checkKey(key))];
  if (type === undefined) throw new Error(`"${key}" has no known extension`);
  return type;
}

export function checkContentType(key: string, contentType: string): void {
  if (contentTypeOf(key) !== contentType) throw new Error(`"${key}" does not name a ${contentType}`);
}
