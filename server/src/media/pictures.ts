import type { Upload } from '@nearbite/contract/fields';
import type { Storage } from '../adapters/storage/port.ts';
export async function storePicture(_s: Storage, _u: Upload): Promise<string> {
  return '';
}
export async function deletePicture(_s: Storage, _p: string): Promise<void> {}
