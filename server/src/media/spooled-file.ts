import type { Upload } from '@nearbite/contract/fields';

/**
 * A file that came with a form and lies on our disk until the response is sent. A class, because only this
 * process can make one: a JSON body that merely looks like it must never name a path for us to read.
 */
export class SpooledFile implements Upload {
  readonly field: string;
  readonly path: string;
  readonly size: number;
  readonly type: string;

  constructor(file: { field: string; path: string; size: number; type: string }) {
    this.field = file.field;
    this.path = file.path;
    this.size = file.size;
    this.type = file.type;
  }
}
